import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from 'vitest'

const folder = process.env.TEST_MAIL_DIR ?? ''

/** The mails that have come to an address, the oldest first. */
export async function mailsFor(address: string): Promise<Email[]> {
  const letters = readdirSync(folder)
    .sort()
    .map(name => readFileSync(path.join(folder, name)))
    // Thousands come while the tests run: those that do not name it need not be parsed.
    .filter(bytes => bytes.includes(address))
  const mails = await Promise.all(letters.map(bytes => PostalMime.parse(bytes)))
  return mails.filter(({ to }) => to?.some(one => one.address === address))
}

/** The mails to an address, once there are as many as asked for: jobs send them. */
export async function mailsTo(address: string, count: number): Promise<Email[]> {
  await expect
    .poll(async () => (await mailsFor(address)).length, { timeout: 60_000, interval: 200 })
    .toBeGreaterThanOrEqual(count)
  return mailsFor(address)
}
