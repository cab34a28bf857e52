import 'server-only'
import { randomBytes } from 'node:crypto'
import { isSignature, signatureOf } from '@/server/ground/signature'
import { stateOfClient } from './state-of-client'

/** Signed over the account's state: after a change of password or address the browser is not known any more (PEOPLE-34). */
async function signatureOfDevice(client: number, nonce: string): Promise<string | null> {
  const state = await stateOfClient(client)
  return state && signatureOf(`device ${client} ${nonce} ${state}`)
}

/** A browser in which a client has logged in before. */
export interface KnownDevice {
  client: number
  nonce: string
}

/** The key that a browser keeps to be recognised: it gives no access, but its client is not locked out with everybody else. */
export async function makeDeviceKey(client: number): Promise<string> {
  const nonce = randomBytes(16).toString('base64url')
  return `${client}.${nonce}.${(await signatureOfDevice(client, nonce)) ?? ''}`
}

/** The browser that a key was made for; null for one that the shop did not sign, or not for the account as it is now. */
export async function deviceOfKey(key: string): Promise<KnownDevice | null> {
  const [, client = '', nonce = '', signature = ''] =
    /^([1-9]\d{0,9})\.([\w-]{22})\.([\w-]{43})$/.exec(key) ?? []
  const id = Number(client)
  const wanted = id > 0 && id <= 2_147_483_647 ? await signatureOfDevice(id, nonce) : null
  const isOurs = wanted !== null && isSignature(signature, wanted)
  return isOurs ? { client: id, nonce } : null
}
