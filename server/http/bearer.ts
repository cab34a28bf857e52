import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import config from '@payload-config'
import { getPayload } from 'payload'
import { hashToken } from '@/cms/tokens'

export type TokenKind = 'public' | 'admin'

const same = (a: string, b: string) => {
  const [left, right] = [Buffer.from(hashToken(a)), Buffer.from(hashToken(b))]
  return timingSafeEqual(left, right)
}

/**
 * What a request's bearer token may do: the installation's `PUBLIC_TOKEN` reads, tokens made in the back-office read
 * (`public`) or write too (`admin`). Null where there is none, or an unknown or revoked one.
 */
export async function tokenKind(request: Request): Promise<TokenKind | null> {
  const token = /^Bearer ([\x21-\x7e]{1,256})$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) return null
  const { PUBLIC_TOKEN } = process.env
  if (PUBLIC_TOKEN && same(token, PUBLIC_TOKEN)) return 'public'
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'tokens',
    where: { hash: { equals: hashToken(token) }, revoked: { not_equals: true } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0]?.kind ?? null
}
