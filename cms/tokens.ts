import { createHash } from 'node:crypto'

/** What is kept of a bearer token: enough to recognise it, not to restore it. */
export const hashToken = (plain: string): string => createHash('sha256').update(plain).digest('hex')
