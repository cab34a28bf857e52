import 'server-only'
import { siteUrl } from '@/lib/ground/site/url'
import { cookieOf } from '@/server/ground/http/cookies'
import { type ClientHalf, halfLogins, halfMinutes, type StaffHalf } from '@/server/people/factors/half-login'

/** The pages of the panel ask for a code where a login waits for one: the staff's cookie is sent to every address. */
const cookies = {
  client: { name: 'half-login', path: '/api/auth/client' },
  staff: { name: 'half-staff-login', path: '/' },
} as const
type Kind = keyof typeof cookies

function cookie(kind: Kind, value: string, seconds: number): [string, string] {
  const { name, path } = cookies[kind]
  const secure = siteUrl().startsWith('https:') ? '; Secure' : ''
  return ['set-cookie', `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`]
}

/** Has the browser keep a login that waits for its code. */
export const halfHeader = (kind: Kind, sealed: string) => cookie(kind, sealed, halfMinutes * 60)

/** Takes it back. */
export const endedHalfHeader = (kind: Kind) => cookie(kind, '', 0)

type Headed = Pick<Request, 'headers'>

/** The client's login that waits for its code in this browser; null where none does. */
export function clientHalfOf(request: Headed): ClientHalf | null {
  const sealed = cookieOf(request, cookies.client.name)
  return sealed ? halfLogins.client.open(sealed) : null
}

/** The same of the staff's. */
export function staffHalfOf(request: Headed): StaffHalf | null {
  const sealed = cookieOf(request, cookies.staff.name)
  return sealed ? halfLogins.staff.open(sealed) : null
}
