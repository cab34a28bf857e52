import 'server-only'
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readSettings } from './env'

/** The purpose of a key: a key of one purpose does not open what another has sealed. */
type Purpose = 'second-factor' | 'half-login' | 'recovery-code' | 'passkey' | 'colleague' | 'client-state'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

const keyFor = (purpose: Purpose) =>
  Buffer.from(hkdfSync('sha256', readSettings().PAYLOAD_SECRET, '', `shop ${purpose}`, 32))

/**
 * Encrypts a text with a key made from the shop's, so that nobody else reads or changes it.
 * @param about its owner: it opens for nobody else
 */
export function seal(purpose: Purpose, about: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyFor(purpose), nonce)
  cipher.setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text that was sealed; null where this shop did not seal it for this purpose and person. */
export function unseal(purpose: Purpose, about: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return null
  try {
    const decipher = createDecipheriv(algorithm, keyFor(purpose), bytes.subarray(0, nonceBytes))
    decipher.setAAD(Buffer.from(about))
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    const text = decipher.update(bytes.subarray(nonceBytes + tagBytes))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    // Forged, damaged, or sealed with another key.
    return null
  }
}

/** A hash of a text that nobody can make without the shop's key, as hexadecimal digits. */
export const keyedHash = (purpose: Purpose, about: string, text: string): string =>
  createHmac('sha256', keyFor(purpose)).update(`${about} ${text}`).digest('hex')
