import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import { readSettings } from '@/server/ground/env'

/** A message ready to be sent. */
export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  /** Who gets replies, where that is not the shop. */
  replyTo?: string
  attachments?: readonly {
    filename: string
    content: Buffer /** The content id of an embedded picture. */
    cid?: string
  }[]
}

/**
 * How long each step of a mail's server is waited for, in milliseconds. The server may complete a step that was given up, and then the mail
 * comes twice: so each wait is long, and all together are well below a job's lease.
 */
export const smtpLimits = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 30_000,
  /** Without data from either side. */
  socketTimeout: 120_000,
} as const

/** After how many seconds a job that sends a mail is given up: more than its server's steps may take one after the other. */
export const mostMailSeconds = 1800

let smtp: Transporter | undefined

/**
 * Sends a message by SMTP; without `SMTP_URL` it becomes a file in `DATA_DIR/mail` (ORDER-20).
 * Rejects when the server does not take it: the outbox tries again.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = readSettings()
  const { attachments, ...letter } = mail
  const message = { ...letter, from: MAIL_FROM, ...(attachments && { attachments: [...attachments] }) }
  if (SMTP_URL) {
    smtp ??= createTransport({ url: SMTP_URL, pool: true, ...smtpLimits })
    await smtp.sendMail(message)
    return
  }
  const { message: eml } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  const folder = path.join(DATA_DIR, 'mail')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${Date.now()}-${randomUUID()}.eml`), eml as Buffer)
}
