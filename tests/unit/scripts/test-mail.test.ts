import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@/scripts/lib/lock.mjs'
import { sendTestMail } from '@/scripts/lib/test-mail.mjs'
import { startMailSink } from '@/tests/support/mail-sink.mjs'

let folder: string
let mail: Awaited<ReturnType<typeof startMailSink>>

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'test-mail-'))
  mail = await startMailSink(folder)
})
afterAll(async () => {
  await mail.stop()
  rmSync(folder, { recursive: true })
})

const settings = () => ({
  SMTP_URL: mail.url,
  MAIL_FROM: 'shop@example.org',
  SITE_URL: 'https://shop.example',
})

describe('a test mail', () => {
  it('goes through the mail server of the settings, whose answer is printed', async () => {
    const answer = await sendTestMail({ env: settings(), to: 'owner@example.org' })
    expect(answer).toMatch(/^250 /)
    const [file = ''] = readdirSync(folder)
    const sent = readFileSync(path.join(folder, file), 'utf8')
    expect(sent).toMatch(/^From: shop@example\.org$/m)
    expect(sent).toMatch(/^To: owner@example\.org$/m)
    expect(sent).toContain('https://shop.example')
  })

  it('is refused with the answer of a server that does not take it, and nothing of the password', async () => {
    const port = await freePort()
    const env = { ...settings(), SMTP_URL: `smtp://shop:s3cret@127.0.0.1:${port}` }
    const refused = sendTestMail({ env, to: 'owner@example.org' })
    await expect(refused).rejects.toThrow(/^The mail server did not accept the mail: E[A-Z]+$/)
    await expect(refused).rejects.not.toThrow('s3cret')
  })

  it('needs an address and a mail server', async () => {
    await expect(sendTestMail({ env: settings(), to: 'nobody' })).rejects.toThrow('Name an address')
    await expect(sendTestMail({ env: {}, to: 'owner@example.org' })).rejects.toThrow('SMTP_URL is not set')
  })
})
