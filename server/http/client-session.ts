import 'server-only'
import { siteUrl } from '@/lib/site/url'
import type { Session } from '../clients/log-in'
import { cookieOf } from './cookies'

/**
 * The cookie of a client's session. It has a name of its own: Payload's belongs to the staff, and a client's login
 * would end theirs.
 */
const cookieName = 'client-session'

const cookie = (value: string, expires: Date) => {
  const secure = siteUrl().startsWith('https:') ? '; Secure' : ''
  return `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires.toUTCString()}${secure}`
}

/** Hands a session to the browser. */
export const sessionCookie = ({ token, expires }: Session) => cookie(token, new Date(expires * 1000))

/** Takes it back. */
export const endedCookie = () => cookie('', new Date(0))

/** The token that a request brings; null where it brings none. */
export const sessionToken = (request: Request): string | null => cookieOf(request, cookieName)
