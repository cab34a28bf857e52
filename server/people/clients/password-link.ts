import 'server-only'
import { createHash } from 'node:crypto'

/**
 * By what the shop knows a link to a new password: what it carries together with the address that it was mailed to, so that it opens
 * nothing for another one (PEOPLE-34).
 */
export const linkHash = (email: string, uid: string): string =>
  createHash('sha256').update(`${email.toLowerCase()} ${uid}`).digest('hex')
