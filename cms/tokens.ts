import { createHash } from 'node:crypto'

/** What is kept of a bearer token: enough to know it again, not to tell it. */
export const hashToken = (plain: string): string => createHash('sha256').update(plain).digest('hex')
