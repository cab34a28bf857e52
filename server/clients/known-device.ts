import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readSettings } from '@/server/env'

const signatureOf = (client: number, nonce: string) =>
  createHmac('sha256', readSettings().PAYLOAD_SECRET).update(`device ${client} ${nonce}`).digest('base64url')

/** A browser in which a client has logged in before. */
export interface KnownDevice {
  client: number
  nonce: string
}

/** What a browser keeps to be known again: it opens nothing, its client is only not locked out with everybody else. */
export function makeDeviceKey(client: number): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${client}.${nonce}.${signatureOf(client, nonce)}`
}

/** The browser that a key was made for; null for one that the shop did not sign. */
export function deviceOfKey(key: string): KnownDevice | null {
  const [, client = '', nonce = '', signature = ''] =
    /^([1-9]\d{0,9})\.([\w-]{22})\.([\w-]{43})$/.exec(key) ?? []
  if (!signature) return null
  const wanted = Buffer.from(signatureOf(Number(client), nonce))
  return timingSafeEqual(Buffer.from(signature), wanted) ? { client: Number(client), nonce } : null
}
