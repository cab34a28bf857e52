import 'server-only'
import { createTransport } from 'nodemailer'
import { readSettings } from '@/server/ground/env'

/** How long the mail server may take over each step of the question, in ms. */
const mostMs = 10_000

/** Whether the mail server lets the shop in; no mail is sent. True where none is set: mails are files then. */
export async function mailServerAnswers(): Promise<boolean> {
  const { SMTP_URL } = readSettings()
  if (!SMTP_URL) return true
  const probe = createTransport({
    url: SMTP_URL,
    connectionTimeout: mostMs,
    greetingTimeout: mostMs,
    socketTimeout: mostMs,
  })
  try {
    await probe.verify()
    return true
  } catch (error) {
    console.error(`The mail server does not answer: ${error instanceof Error ? error.message : error}`)
    return false
  } finally {
    probe.close()
  }
}
