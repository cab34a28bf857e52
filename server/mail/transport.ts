import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import { readSettings } from '@/server/env'

/** A message ready to be sent. */
export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  /** Who is answered, where that is not the shop. */
  replyTo?: string
  attachments?: readonly {
    filename: string
    content: Buffer /** What the mail's own pictures are called by. */
    cid?: string
  }[]
}

let smtp: Transporter | undefined

/** The same server, with a few connections kept open. */
function withPool(url: string): string {
  const pooled = new URL(url)
  pooled.searchParams.set('pool', 'true')
  return pooled.href
}

/**
 * Sends a message by SMTP; without `SMTP_URL` it becomes a file in `DATA_DIR/mail` (ORDER-20).
 * Rejects when the server does not take it: the outbox tries again.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = readSettings()
  const { attachments, ...letter } = mail
  const message = { ...letter, from: MAIL_FROM, ...(attachments && { attachments: [...attachments] }) }
  if (SMTP_URL) {
    smtp ??= createTransport(withPool(SMTP_URL))
    await smtp.sendMail(message)
    return
  }
  const { message: eml } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  const folder = path.join(DATA_DIR, 'mail')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${Date.now()}-${randomUUID()}.eml`), eml as Buffer)
}
