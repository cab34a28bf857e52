import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { hashToken } from '@/cms/tokens'
import type { Staff } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { shopPayload } from '@/server/ground/shop-payload'

/** How far content is read: what is published, or unpublished models too. */
export type TokenKind = 'public' | 'admin'

const same = (a: string, b: string) => {
  const [left, right] = [Buffer.from(hashToken(a)), Buffer.from(hashToken(b))]
  return timingSafeEqual(left, right)
}

const bearerOf = (request: Request): string | null =>
  /^Bearer ([\x21-\x7e]{1,256})$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null

/** A token of the back-office with its holder; null for an unknown or revoked one. */
async function findToken(token: string) {
  const { docs } = await (await shopPayload()).find({
    collection: 'tokens',
    where: { hash: { equals: hashToken(token) }, revoked: { not_equals: true } },
    depth: 1,
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}

type Token = NonNullable<Awaited<ReturnType<typeof findToken>>>

/** The holder of a key among the staff; a key without a holder gives no access. */
function holderOf({ kind, admin }: Token): Staff | null {
  if (kind !== 'admin' || typeof admin !== 'object' || !admin) return null
  return { id: admin.id, email: admin.email, role: admin.role }
}

/** Who of the staff sends a personal key as bearer. */
export async function keyHolder(request: Request): Promise<Staff | null> {
  const bearer = bearerOf(request)
  const token = bearer && (await findToken(bearer))
  return token ? holderOf(token) : null
}

/**
 * What a request's bearer token may read: with the installation's `PUBLIC_TOKEN` and public tokens published content,
 * with a personal key all that its holder may read. Null where there is none, or an unknown or revoked one.
 */
export async function tokenKind(request: Request): Promise<TokenKind | null> {
  const bearer = bearerOf(request)
  if (!bearer) return null
  const { PUBLIC_TOKEN } = process.env
  if (PUBLIC_TOKEN && same(bearer, PUBLIC_TOKEN)) return 'public'
  const token = await findToken(bearer)
  if (!token) return null
  if (token.kind === 'public') return 'public'
  const staff = holderOf(token)
  return staff && (can({ kind: 'staff', staff }, 'content.read-unpublished') ? 'admin' : 'public')
}
