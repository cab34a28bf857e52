import 'server-only'
import { createHash } from 'node:crypto'

/**
 * The hash by which the shop knows a link to a new password: of its code together with the address that it was mailed to, so that it is
 * void for another address (PEOPLE-34).
 */
export const linkHash = (email: string, uid: string): string =>
  createHash('sha256').update(`${email.toLowerCase()} ${uid}`).digest('hex')
