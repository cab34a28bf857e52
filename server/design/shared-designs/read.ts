import 'server-only'
import { inflateRawSync } from 'node:zlib'
import { sql } from '@payloadcms/db-postgres'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { mostPlates } from '@/lib/design/scene/item'
import type { Design } from '@/lib/design/scene/model'
import { plateOf } from '@/lib/design/scene/plate'
import { sharedDays } from '@/lib/doors/contract/shared-designs'
import { cartLimits } from '@/lib/product/item/limits'
import { dropped } from '@/lib/product/kinds/kind'
import { kindOf, lineOfDesign } from '@/lib/product/kinds/registry'
import { getContent } from '@/server/catalogue/content'
import { makeProof } from '@/server/design/scene/proof'
import { shopPayload } from '@/server/ground/shop-payload'
import { runTask } from '@/server/ground/threads/pool'

interface Row {
  [column: string]: unknown
  packed: Uint8Array
  stale: boolean
}

/** More than any design that was taken; a row that unpacks to more is damaged. */
const mostBytes = cartLimits.design * (mostPlates + 1) * 4

/** What was shared by a link, as it was stored; null where the link is unknown, was ended, or nobody used it for too long. */
async function readShared(code: string): Promise<unknown> {
  const payload = await shopPayload()
  const { rows } = await payload.db.drizzle.execute<Row>(
    sql`select packed, used_at < now() - interval '1 day' as stale from shared_designs
        where code = ${code} and used_at > now() - make_interval(days => ${sharedDays})`,
  )
  const [row] = rows
  if (!row) return null
  // Not at every visit: a link that many open would cause as many writes.
  if (row.stale)
    await payload.db.drizzle.execute(sql`update shared_designs set used_at = now() where code = ${code}`)
  return JSON.parse(inflateRawSync(row.packed, { maxOutputLength: mostBytes }).toString('utf8'))
}

/** A shared design, and what the shop makes of it today. */
export interface SharedDesign {
  /** As it was shared. */
  design: Design
  /** As it can be ordered; null where its product is gone. */
  today: Design | null
  /** It is made in another colour or size than it was shared. */
  changed: boolean
}

/** A design adapted to today's catalogue, as the cart restores its lines; null where its product is gone. */
async function madeToday(
  design: Design,
  catalogue: Catalogue,
): Promise<Pick<SharedDesign, 'today' | 'changed'>> {
  const before = lineOfDesign(design, 1)
  const { line, changes } = kindOf(before)?.restore(before, catalogue) ?? dropped
  const designed = line && kindOf(line)?.designed(line, catalogue)
  const parsed = designed ? await runTask('readItem', designed, 'pictures') : null
  const today = parsed?.ok && plateOf(parsed.design, catalogue) ? parsed.design : null
  return { today, changed: changes.length > 0 }
}

/** The design of a link; null where there is none, or where today's rules do not read it any more. */
export async function readSharedDesign(code: string): Promise<SharedDesign | null> {
  const stored = await readShared(code)
  if (stored === null) return null
  const parsed = await runTask('readItem', stored, 'pictures')
  if (!parsed.ok) return null
  const { design } = parsed
  return { design, ...(await madeToday(design, await getContent().catalogue())) }
}

/** Whether a design can be ordered as it is: nothing in it blocks. */
export async function canBeOrdered(design: Design): Promise<boolean> {
  const catalogue = await getContent().catalogue()
  const line = lineOfDesign(design, 1)
  const kind = kindOf(line)
  if (!kind || kind.availability(line, catalogue)) return false
  for (const { design: stored } of kind.made(line, catalogue)) {
    const parsed = await runTask('readDesign', stored, 'pictures')
    if (!parsed.ok || !(await makeProof(parsed.design, catalogue)).ok) return false
  }
  return true
}
