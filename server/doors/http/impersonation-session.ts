import 'server-only'
import { siteUrl } from '@/lib/ground/site/url'
import { cookieOf } from '@/server/ground/http/cookies'

/** The cookie that names the client of a clerk's impersonation. Without the clerk's own session it is void. */
const cookieName = 'stand-in'
/**
 * Beside it, a mark by which pages know that they must ask who it is: it stays until the browser has restored the client data that it had
 * put aside.
 */
const shownName = 'in-place'
const shownSeconds = 30 * 24 * 3600

const secure = () => (siteUrl().startsWith('https:') ? '; Secure' : '')

const cookie = (value: string, expires: Date) =>
  `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires.toUTCString()}${secure()}`

/** Headers that hand the token to the browser. */
export const impersonationHeaders = (token: string, expires: Date): [string, string][] => [
  ['set-cookie', cookie(token, expires)],
  ['set-cookie', `${shownName}=1; Path=/; SameSite=Lax; Max-Age=${shownSeconds}${secure()}`],
]

/** Headers that take it back; the word beside it is the browser's to take away. */
export const endedImpersonationHeaders = (): [string, string][] => [['set-cookie', cookie('', new Date(0))]]

/** The token that a request brings; null where it brings none. */
export const impersonationToken = (request: Request): string | null => cookieOf(request, cookieName)
