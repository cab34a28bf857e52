import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { siteUrl } from '@/lib/site/url'
import { cookieOf } from '@/server/http/cookies'

/**
 * The key with which a browser reads the files that it sent and orders with them, and nobody else does. It leaves the browser
 * for the shop's API alone, and no script sees it. The shop keeps its SHA-256 only.
 */
const cookieName = 'own-pictures'
const keyForm = /^[\w-]{43}$/
/** The longest that browsers keep a cookie. */
const seconds = 400 * 24 * 3600

/** The key that a request brings; null where it brings none. */
export function visitorKey(request: Request): string | null {
  const key = cookieOf(request, cookieName)
  return key && keyForm.test(key) ? key : null
}

export const newVisitorKey = (): string => randomBytes(32).toString('base64url')

/** What the shop keeps of a key. */
export const ownerOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Hands a key to the browser, or prolongs it. */
export function keyCookie(key: string): string {
  const secure = siteUrl().startsWith('https:') ? '; Secure' : ''
  return `${cookieName}=${key}; Path=/api; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}
