import 'server-only'
import { randomBytes } from 'node:crypto'
import { isSignature, signatureOf } from '../signature'

const signatureOfDevice = (client: number, nonce: string) => signatureOf(`device ${client} ${nonce}`)

/** A browser in which a client has logged in before. */
export interface KnownDevice {
  client: number
  nonce: string
}

/** What a browser keeps to be known again: it opens nothing, its client is only not locked out with everybody else. */
export function makeDeviceKey(client: number): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${client}.${nonce}.${signatureOfDevice(client, nonce)}`
}

/** The browser that a key was made for; null for one that the shop did not sign. */
export function deviceOfKey(key: string): KnownDevice | null {
  const [, client = '', nonce = '', signature = ''] =
    /^([1-9]\d{0,9})\.([\w-]{22})\.([\w-]{43})$/.exec(key) ?? []
  const isOurs = isSignature(signature, signatureOfDevice(Number(client), nonce))
  return isOurs ? { client: Number(client), nonce } : null
}
