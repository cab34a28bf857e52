import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { generatePayloadCookie, getFieldsToSign, jwtSign } from 'payload'
import type { Staff } from '@/lib/people/actor/actor'
import { readSettings } from '@/server/ground/env'
import { shopPayload } from '@/server/ground/shop-payload'
import { halfLogins, type StaffHalf } from '@/server/people/factors/half-login'
import { hasFactor } from '@/server/people/factors/second-factor'
import { halfHeader } from './half-login'
import { roleCookie } from './role-cookie'

/** A session that Payload begins: its header, its token, and when it ends. */
interface Begun {
  cookie: string
  token: string
  expires: Date
}

const sessionOfPanel = /^payload-token=([^;]+);.*?\bExpires=([^;]+)/i

function begunBy(answer: Response): Begun | null {
  for (const cookie of answer.headers.getSetCookie()) {
    const [, token, expires = ''] = sessionOfPanel.exec(cookie) ?? []
    if (token && Date.parse(expires) > Date.now()) return { cookie, token, expires: new Date(expires) }
  }
  return null
}

/** The holder of a token's session; null for one that has ended. */
export async function staffOfToken(token: string): Promise<Staff | null> {
  const payload = await shopPayload()
  const { user } = await payload.auth({
    headers: new Headers({ authorization: `JWT ${token}` }),
    canSetHeaders: false,
  })
  return user?.collection === 'admins' ? { id: user.id, email: user.email, role: user.role } : null
}

/** Headers that hand a session of the panel to the browser, with the word beside it. */
export const staffHeaders = ({
  cookie,
  expires,
}: Pick<StaffHalf, 'cookie' | 'expires'>): [string, string][] => [
  ['set-cookie', cookie],
  ['set-cookie', roleCookie('admin', new Date(expires))],
]

/**
 * Begins a session of the panel for one of the staff who has identified himself without a password; null where he is not of the staff any
 * more. Only the session's row is written: Payload would overwrite his whole record with what it read.
 */
export async function beginStaff(id: number): Promise<Pick<StaffHalf, 'cookie' | 'expires'> | null> {
  const payload = await shopPayload()
  const { docs } = await payload.find({
    collection: 'admins',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [user] = docs
  if (!user) return null
  const { config: collectionConfig } = payload.collections.admins
  const { tokenExpiration } = collectionConfig.auth
  const sid = randomUUID()
  await payload.db.drizzle.execute(sql`
    insert into admins_sessions (_order, _parent_id, id, created_at, expires_at)
    select coalesce(max(_order), 0) + 1, ${id}, ${sid}, now(), now() + make_interval(secs => ${tokenExpiration})
    from admins_sessions where _parent_id = ${id}`)
  const fieldsToSign = getFieldsToSign({
    collectionConfig,
    email: user.email,
    sid,
    user: { ...user, collection: 'admins' },
  })
  const { token, exp } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
  const cookie = generatePayloadCookie({
    collectionAuthConfig: collectionConfig.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  return { cookie, expires: new Date(exp * 1000).toISOString() }
}

/** The token in such a header. */
export const tokenOf = ({ cookie }: Pick<StaffHalf, 'cookie'>): string =>
  /^payload-token=([^;]+)/.exec(cookie)?.[1] ?? ''

/**
 * Holds back a session that Payload begins at the panel's login, by a password or by a link to a new one, where its owner has a second
 * factor or must set one up (`STAFF_SECOND_FACTOR`): the browser gets it sealed, and it gives no access until the code has come. A session
 * that is only prolonged had its code before.
 * @param segments the decoded names after `/cms-api/`
 */
export async function askForCode(answer: Response, segments: readonly string[]): Promise<Response> {
  const begun = segments.includes('refresh-token') ? null : begunBy(answer)
  const staff = begun && (await staffOfToken(begun.token))
  if (!begun || !staff) return answer
  const isNew = !(await hasFactor({ kind: 'staff', id: staff.id }))
  if (isNew && readSettings().STAFF_SECOND_FACTOR !== 'required') return answer
  const half = { cookie: begun.cookie, expires: begun.expires.toISOString(), isNew }
  // Like Payload's answer to a login, but without a user: the panel goes on to the page that asks for the code.
  return Response.json(
    { user: null, message: 'Code needed' },
    { headers: [halfHeader('staff', halfLogins.staff.seal(half)), ['cache-control', 'private, no-store']] },
  )
}
