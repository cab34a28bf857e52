import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { picturesOf } from '@/lib/design/scene/elements/image/pictures-of'
import { storeItem } from '@/lib/design/scene/item'
import type { Design } from '@/lib/design/scene/model'
import { platesOf } from '@/lib/design/scene/operations/plates'
import type { DesignFinding } from '@/lib/design/scene/parse'
import type { Excess } from '@/lib/design/scene/weight'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { holdPictures } from '@/server/design/own-pictures/hold'
import { serveDesignPicture } from '@/server/design/pictures'
import { takeShare } from '@/server/design/shares/share'
import { readSettings } from '@/server/ground/env'
import type { Sender } from '@/server/ground/http/sender'
import { shopPayload } from '@/server/ground/shop-payload'
import { runTask } from '@/server/ground/threads/pool'
import { inTransaction } from '@/server/ground/transaction'
import { holderOf } from './holder'

/** Links that one browser may have. */
const mostLinks = 100

export type Shared =
  | { ok: true; code: string }
  | { ok: false; code: 'forbidden' | 'too_busy' | 'too_many_links' | 'share_full' | 'unknown_product' }
  | { ok: false; code: 'invalid_design'; findings: DesignFinding[] }
  | { ok: false; code: 'design_too_heavy'; excess: Excess }

interface Space {
  [column: string]: unknown
  links: number
  bytes: string
}

/** Whether there is space for another link: for this browser, and in the shop. */
async function hasSpace(payload: Payload, owner: string, size: number): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute<Space>(
    sql`select count(*) filter (where owner = ${owner})::int as links, coalesce(sum(size), 0) as bytes
        from shared_designs`,
  )
  const { links = 0, bytes = '0' } = rows[0] ?? {}
  return links < mostLinks && Number(bytes) + size <= readSettings().SHARED_DESIGNS_MAX_MB * 1e6
}

/** The link that this browser has for this very design; its time begins again. */
async function linkOf(payload: Payload, owner: string, hash: string): Promise<string | null> {
  const { rows } = await payload.db.drizzle.execute<{ [column: string]: unknown; code: string }>(
    sql`update shared_designs set used_at = now() where owner = ${owner} and hash = ${hash} returning code`,
  )
  return rows[0]?.code ?? null
}

/** Why a design cannot be drawn on its product today; null where it can. */
async function undrawable(design: Design): Promise<Extract<Shared, { ok: false }> | null> {
  const picture = await serveDesignPicture(design, 'large')
  switch (picture.status) {
    case 200:
      return null
    case 404:
      return { ok: false, code: 'unknown_product' }
    case 422:
      return { ok: false, code: 'design_too_heavy', excess: picture.excess }
    case 503:
      return { ok: false, code: 'too_busy' }
  }
}

/** Own pictures of a design, of a support on all its plates. */
const allPictures = (design: Design): string[] => platesOf(design).flatMap(picturesOf)

/**
 * Keeps a design for everyone who has its link (DESIGN-38). It must parse and be drawn by the shop's own rules; findings that only prevent
 * an order do not prevent a link. The files of its own pictures are held, and nobody can read them through it.
 * @param owner what `ownerOf` makes of the browser's key
 * @param sent what `storeItem` wrote, from anybody
 */
export async function shareDesign(
  actor: Actor,
  { owner, sender }: { owner: string; sender: Sender },
  sent: unknown,
): Promise<Shared> {
  if (!can(actor, 'design.share')) return { ok: false, code: 'forbidden' }
  const parsed = await runTask('readItem', sent)
  if (!parsed.ok) return { ok: false, code: 'invalid_design', findings: parsed.findings }
  const { design } = parsed
  const json = JSON.stringify(storeItem(design))
  const hash = createHash('sha256').update(json).digest('hex')
  const payload = await shopPayload()
  const known = await linkOf(payload, owner, hash)
  if (known) return { ok: true, code: known }
  const refused = await undrawable(design)
  if (refused) return refused
  const packed = deflateRawSync(json)
  if (!(await hasSpace(payload, owner, packed.byteLength))) return { ok: false, code: 'too_many_links' }
  if (
    !(await takeShare(payload, 'designs', sender, {
      item: `${owner} ${hash.slice(0, 32)}`,
      size: packed.byteLength,
    }))
  )
    return { ok: false, code: 'share_full' }
  const code = randomBytes(16).toString('base64url')
  const name = design.name || design.modelName
  const kept = await inTransaction(payload, async ({ tx }) => {
    const { rows } = await tx.execute<{ [column: string]: unknown; code: string }>(
      sql`insert into shared_designs (code, owner, hash, name, size, packed)
          values (${code}, ${owner}, ${hash}, ${name.slice(0, 255)}, ${packed.byteLength}, ${packed})
          on conflict (owner, hash) do update set used_at = now() returning code`,
    )
    const link = rows[0]?.code ?? code
    await holdPictures({ tx }, allPictures(design), holderOf(link))
    return link
  })
  return { ok: true, code: kept }
}
