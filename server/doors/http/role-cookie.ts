import 'server-only'
import { siteUrl } from '@/lib/ground/site/url'

/**
 * Beside each session, a word with the role: pages are the same for everyone, and adapt to it before they are drawn (badge, account menu,
 * prices without VAT first). It gives no access: rights come from sessions alone.
 */
const cookieName = 'shop-role'

/** The role of a browser's session, as its pages show it. */
export type ShownRole = 'client' | 'retailer' | 'company' | 'admin'

const cookie = (value: string, expires: Date) => {
  const secure = siteUrl().startsWith('https:') ? '; Secure' : ''
  return `${cookieName}=${value}; Path=/; SameSite=Lax; Expires=${expires.toUTCString()}${secure}`
}

export const roleCookie = (role: ShownRole, expires: Date): string => cookie(role, expires)
export const endedRoleCookie = (): string => cookie('', new Date(0))

const sessionOfPanel = /^payload-token=([^;]*);.*?\bExpires=([^;]+)/i

/** The panel's answer, with the word beside the session that it begins, prolongs or ends. */
export function withStaffRole(answer: Response): Response {
  const session = answer.headers.getSetCookie().find(set => sessionOfPanel.test(set))
  const [, token, expires = ''] = sessionOfPanel.exec(session ?? '') ?? []
  if (token === undefined) return answer
  const ends = new Date(expires)
  const isEnded = token === '' || ends.getTime() <= Date.now()
  const headers = new Headers(answer.headers)
  headers.append('set-cookie', isEnded ? endedRoleCookie() : roleCookie('admin', ends))
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}
