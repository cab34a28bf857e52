import 'server-only'
import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { picturesOf } from '@/lib/design/scene/elements/image/pictures-of'
import { storeItem } from '@/lib/design/scene/item'
import type { Design } from '@/lib/design/scene/model'
import { platesOf } from '@/lib/design/scene/operations/plates'
import type { DesignFinding } from '@/lib/design/scene/parse'
import { keptDesignsAnswer, mostKept } from '@/lib/doors/contract/kept-designs'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { holdPictures, releasePictures } from '@/server/design/own-pictures/hold'
import { keepShared } from '@/server/design/shares/share'
import type { Sender } from '@/server/ground/http/sender'
import { shopPayload } from '@/server/ground/shop-payload'
import { runTask } from '@/server/ground/threads/pool'
import { inTransaction } from '@/server/ground/transaction'

type Refused = { ok: false; code: 'unauthorised' | 'not_found' | 'too_many_links' | 'share_full' }
type Kept =
  | { ok: true; id: number }
  | Refused
  | { ok: false; code: 'invalid_design'; findings: DesignFinding[] }

/** The client, who may keep designs; null for every other actor. */
function keeperOf(actor: Actor): number | null {
  if (actor.kind !== 'client') return null
  const { id } = actor.account
  return can(actor, 'design.keep', { client: id }) ? id : null
}

/** What holds the files of a kept design's own pictures. */
const holderOf = (id: number) => `design:${id}`

/** Own pictures of a design, of a support on all its plates. */
const allPictures = (design: Design): string[] => platesOf(design).flatMap(picturesOf)

const idRow = z.object({ id: z.number() })

/** What ids of kept designs begin with: keeping it again overwrites only a design that was opened from the account. */
const keptMark = 'kept-'

/**
 * Keeps a design for the client who asks: as a new one, unless it was opened from the account or is there already as it is. An unfinished
 * design is kept too: it must only parse. A client may keep `mostKept`.
 * @param sent what `storeItem` wrote, from anybody
 */
export async function keepDesign(actor: Actor, sent: unknown, sender: Sender): Promise<Kept> {
  const client = keeperOf(actor)
  if (client === null) return { ok: false, code: 'unauthorised' }
  const parsed = await runTask('readItem', sent)
  if (!parsed.ok) return { ok: false, code: 'invalid_design', findings: parsed.findings }
  const { design } = parsed
  const isKept = design.id.startsWith(keptMark)
  const id = isKept ? design.id : `${keptMark}${randomBytes(9).toString('hex')}`
  const stored = JSON.stringify({ ...storeItem(design), id })
  const name = (design.name || design.modelName).slice(0, 80)
  const payload = await shopPayload()
  const item = `kept ${client} ${id}`.slice(0, 120)
  const size = Buffer.byteLength(stored)
  return keepShared(payload, { store: 'designs', sender, item, size }, async ({ tx }): Promise<Kept> => {
    // The client's row is locked, so that the second of two requests counts the first's design.
    await tx.execute(sql`select id from clients where id = ${client} for no key update`)
    const same = await tx.execute(
      sql`update designs set name = ${name}, design = ${stored}::jsonb, updated_at = now()
          where client_id = ${client}
            and (design ->> 'id' = ${id} or design - 'id' = ${stored}::jsonb - 'id') returning id`,
    )
    const written =
      same.rows.length > 0
        ? same.rows
        : (
            await tx.execute(
              sql`insert into designs (name, slug, client_id, design)
                  select ${name}, ${design.modelId}, ${client}, ${stored}::jsonb
                  where (select count(*) from designs where client_id = ${client}) < ${mostKept} returning id`,
            )
          ).rows
    if (written.length === 0) return { ok: false, code: 'too_many_links' }
    const { id: number } = idRow.parse(written[0])
    await releasePictures({ tx }, holderOf(number))
    await holdPictures({ tx }, allPictures(design), holderOf(number))
    return { ok: true, id: number }
  })
}

const row = z.object({
  id: z.number(),
  name: z.string().nullable(),
  changed: z.coerce.date(),
  design: z.unknown(),
})

/** The designs of the client who asks, those that were kept last first. */
export async function listKept(
  actor: Actor,
): Promise<{ ok: true; list: z.infer<typeof keptDesignsAnswer> } | Refused> {
  const client = keeperOf(actor)
  if (client === null) return { ok: false, code: 'unauthorised' }
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute(
    sql`select id, name, updated_at as changed, design from designs
        where client_id = ${client} order by updated_at desc, id desc limit ${mostKept}`,
  )
  const data = z.array(row).parse(rows)
  return {
    ok: true,
    list: keptDesignsAnswer.parse({
      data: data.map(({ id, name, changed, design }) => ({
        id,
        name: name ?? '',
        changedAt: changed.toISOString(),
        design,
      })),
    }),
  }
}

/** Gives a kept design another name, in the list and where it is opened. */
export async function renameKept(actor: Actor, id: number, name: string): Promise<{ ok: true } | Refused> {
  const client = keeperOf(actor)
  if (client === null) return { ok: false, code: 'unauthorised' }
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute(
    sql`update designs set name = ${name}, design = jsonb_set(design, '{name}', to_jsonb(${name}::text))
        where id = ${id} and client_id = ${client} returning id`,
  )
  return rows.length > 0 ? { ok: true } : { ok: false, code: 'not_found' }
}

/** Deletes a kept design, and releases its files. */
export async function forgetKept(actor: Actor, id: number): Promise<{ ok: true } | Refused> {
  const client = keeperOf(actor)
  if (client === null) return { ok: false, code: 'unauthorised' }
  return inTransaction(await shopPayload(), async ({ tx }) => {
    const { rows } = await tx.execute(
      sql`delete from designs where id = ${id} and client_id = ${client} returning id`,
    )
    if (rows.length === 0) return { ok: false, code: 'not_found' } as const
    await releasePictures({ tx }, holderOf(id))
    return { ok: true } as const
  })
}
