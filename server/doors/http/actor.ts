import 'server-only'
import { type Actor, type Staff, visitor } from '@/lib/people/actor/actor'
import { cookieOf } from '@/server/ground/http/cookies'
import { shopPayload } from '@/server/ground/shop-payload'
import { orderOfCode } from '@/server/orders/order-auth'
import { accountOf } from '@/server/people/clients/client-record'
import { impersonatorOfToken } from '@/server/people/clients/impersonation'
import { clientOfToken } from '@/server/people/clients/sessions'
import { keyHolder } from './bearer'
import { sessionToken } from './client-session'
import { impersonationToken } from './impersonation-session'

/** Who of the staff has a session in this browser. Payload refuses its cookie to another site's page. */
async function staffOfCookie(request: Request): Promise<Staff | null> {
  const payload = await shopPayload()
  if (!cookieOf(request, `${payload.config.cookiePrefix}-token`)) return null
  const { user } = await payload.auth({ headers: request.headers, canSetHeaders: false })
  return user?.collection === 'admins' ? { id: user.id, email: user.email, role: user.role } : null
}

async function staffOf(request: Request): Promise<Staff | null> {
  return (await keyHolder(request)) ?? (await staffOfCookie(request))
}

/** What may come with a request beside its session. */
interface Given {
  /** The code of a link. */
  auth?: string | null | undefined
  /** The order that the address names, for codes that do not say it themselves. */
  order?: number | undefined
}

/**
 * Who is asking, read once per request: the code of a link, else one of the staff in a client's place, else a client's session, else the
 * staff's session or key. The code comes first because the request names it; a client's session comes before the staff's because who logs
 * in at the shop wants to shop.
 */
export async function readActor(request: Request, { auth, order }: Given = {}): Promise<Actor> {
  if (auth) {
    const named = await orderOfCode(auth, order)
    if (named !== null) return { kind: 'code', order: named }
  }
  const standIn = await readImpersonation(request)
  if (standIn) return standIn
  const token = sessionToken(request)
  const client = token ? await clientOfToken(token) : null
  if (client) return { kind: 'client', account: accountOf(client) }
  return readStaff(request)
}

/**
 * The clerk and the client whose place he has taken, by the token of this browser; null where there is no impersonation, or it has ended.
 */
export async function readImpersonation(
  request: Request,
): Promise<Extract<Actor, { kind: 'stand-in' }> | null> {
  const token = impersonationToken(request)
  const staff = token ? await staffOf(request) : null
  return token && staff ? impersonatorOfToken(token, staff) : null
}

/** One of the staff, or a visitor: for requests that only the back-office makes, also where a client is logged in in the same browser. */
export async function readStaff(request: Request): Promise<Actor> {
  const staff = await staffOf(request)
  return staff ? { kind: 'staff', staff } : visitor
}
