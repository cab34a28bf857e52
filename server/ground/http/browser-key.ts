import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { siteUrl } from '@/lib/ground/site/url'
import { cookieOf } from './cookies'

const keyForm = /^[\w-]{43}$/
/** The longest that browsers keep a cookie. */
const seconds = 400 * 24 * 3600

/** A key that a request brings, or a new one. */
export const newBrowserKey = (): string => randomBytes(32).toString('base64url')

/** The hash that the shop keeps of a key. */
export const ownerOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** A key that only one browser holds: the browser sends it to one path only, and no script sees it. The shop keeps its SHA-256 only. */
export const browserKey = (name: string, path: string) => ({
  /** The key that a request brings; null where it brings none. */
  read(request: Request): string | null {
    const key = cookieOf(request, name)
    return key && keyForm.test(key) ? key : null
  },
  /** Hands a key to the browser, or prolongs it: the header `Set-Cookie`. */
  cookie(key: string): string {
    const secure = siteUrl().startsWith('https:') ? '; Secure' : ''
    return `${name}=${key}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
  },
})
