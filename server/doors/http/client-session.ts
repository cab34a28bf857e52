import 'server-only'
import { siteUrl } from '@/lib/ground/site/url'
import { cookieOf } from '@/server/ground/http/cookies'
import { deviceOfKey, type KnownDevice } from '@/server/people/clients/known-device'
import type { Session } from '@/server/people/clients/sessions'
import { endedRoleCookie, roleCookie } from './role-cookie'

/**
 * The cookie of a client's session. It has a name of its own: Payload's belongs to the staff, and a client's login
 * would end theirs.
 */
const cookieName = 'client-session'

const cookie = (value: string, expires: Date) => {
  const secure = siteUrl().startsWith('https:') ? '; Secure' : ''
  return `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires.toUTCString()}${secure}`
}

const withCookies = (...cookies: string[]): [string, string][] => cookies.map(set => ['set-cookie', set])

/** Beside it, a cookie that identifies the browser after the session: it is sent to the login only (PEOPLE-7). */
const deviceName = 'known-device'
/** The longest that browsers keep a cookie. */
const deviceSeconds = 400 * 24 * 3600

const deviceCookie = (key: string) => {
  const secure = siteUrl().startsWith('https:') ? '; Secure' : ''
  return `${deviceName}=${key}; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=${deviceSeconds}${secure}`
}

/** The known browser that a request comes from; null where it is not known. */
export async function knownDevice(request: Request): Promise<KnownDevice | null> {
  const key = cookieOf(request, deviceName)
  return key ? deviceOfKey(key) : null
}

/** Headers that hand a session to the browser, with the word beside it. */
export function sessionHeaders({ token, expires, role, device }: Session): [string, string][] {
  return withCookies(cookie(token, expires), roleCookie(role, expires), deviceCookie(device))
}

/** Has the browser keep a new mark that it is known: another password makes the old one void. */
export const deviceHeaders = (key: string) => withCookies(deviceCookie(key))

/** Headers that take it back. */
export const endedHeaders = () => withCookies(cookie('', new Date(0)), endedRoleCookie())

/** The token that a request brings; null where it brings none. */
export const sessionToken = (request: Request): string | null => cookieOf(request, cookieName)
