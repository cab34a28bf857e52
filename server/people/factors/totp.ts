import 'server-only'
import { Secret, TOTP } from 'otpauth'
import QRCode from 'qrcode'

/** Length of a code's time step in seconds, and how many steps before and after now count, because clocks differ. */
const period = 30
const window = 1

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) })

/** A new secret of 160 bits (RFC 4226, section 4), in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator app reads out of the picture. */
export const uriOf = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  totpOf(secret, issuer, label).toString()

/** The half minute that a code was made for; null for a code of another secret, or of another time. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}

/** A QR code as one path of unit squares in a box of `size`, with a quiet zone of four around it. */
export function qrPath(text: string): { size: number; path: string } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const quiet = 4
  const places = Array.from({ length: modules.size ** 2 }, (_, place) => place)
  const path = places
    .filter(place => modules.data[place])
    .map(place => `M${(place % modules.size) + quiet} ${Math.floor(place / modules.size) + quiet}h1v1h-1z`)
    .join('')
  return { size: modules.size + 2 * quiet, path }
}
