import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readSettings } from './env'

/** The shop's signature of a text, in base64url: nobody without the shop's key makes it. */
export const signatureOf = (text: string): string =>
  createHmac('sha256', readSettings().PAYLOAD_SECRET).update(text).digest('base64url')

/** Whether a signature is the expected one, compared in constant time. */
export function isSignature(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}
