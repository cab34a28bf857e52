import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from 'vitest'

/** The mails to an address, once there are as many as asked for: jobs send them. */
export async function mailsTo(address: string, count: number): Promise<Email[]> {
  const folder = process.env.TEST_MAIL_DIR ?? ''
  const letters = () =>
    readdirSync(folder)
      .map(name => readFileSync(path.join(folder, name)))
      .filter(bytes => bytes.includes(address))
  await expect.poll(() => letters().length, { timeout: 60_000, interval: 200 }).toBeGreaterThanOrEqual(count)
  return Promise.all(letters().map(bytes => PostalMime.parse(bytes)))
}
