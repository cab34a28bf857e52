import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from './paths.mjs'

/** How long the mail server may take over each step, in ms. */
const stepMs = 10_000

/**
 * A connection to the mail server for one mail past the outbox, which is a part of the database. Close it afterwards.
 * @param {string} url `SMTP_URL`
 */
export function mailTransport(url) {
  // Read only now: the start script itself runs before anything is installed.
  const { createTransport } = createRequire(path.join(root, 'package.json'))('nodemailer')
  return createTransport({ url, connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout: stepMs })
}

/** The sender of mails where none is set. */
export const defaultSender = 'shop@localhost'
