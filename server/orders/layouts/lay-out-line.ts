import 'server-only'
import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import { picturesOf } from '@/lib/design/scene/elements/image/pictures-of'
import type { Design } from '@/lib/design/scene/model'
import { storeDesign } from '@/lib/design/scene/stored'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { getContent } from '@/server/catalogue/content'
import { holdPictures } from '@/server/design/own-pictures/hold'
import { makeProof, type Proof } from '@/server/design/scene/proof'
import { addJobs } from '@/server/ground/jobs/queue'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { runTask } from '@/server/ground/threads/pool'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { holdOrder } from '@/server/money/payments/attempts'
import { keepScenes } from '../approved-scenes'
import { findRecord } from '../find-record'
import { authorOf } from '../move-order'
import { lineKey } from '../read-withdrawal'
import { writeEvent } from '../write-event'
import { isLayoutOpen, type LineInWork, lineInWork } from './line-in-work'
import type { LayoutPlace } from './read-layout'

export type LaidOut = { ok: true; hash: string } | OrderFailure

/** Whether two designs are of one product: only the bought product is made. */
function isSameProduct(one: Design, other: Design): boolean {
  const product = ({ type, modelId, config, inkColor }: Design) => ({ type, modelId, config, inkColor })
  return isDeepStrictEqual(product(one), product(other))
}

/** The design, parsed and found to be of the product that was bought; or why it cannot be the line's. */
async function judge(
  sent: unknown,
  { design: begun }: LineInWork,
): Promise<{ ok: true; design: Design } | OrderFailure> {
  const [made, bought] = await runTask('readDesigns', [sent, begun])
  if (!made?.ok) return orderFailure('invalid_design', { findings: made?.findings ?? [] })
  if (!bought?.ok || !isSameProduct(made.design, bought.design)) return orderFailure('layout_differs')
  return { ok: true, design: made.design }
}

type Layout = Pick<LineInWork, 'line' | 'made'> & { place: LayoutPlace; design: Design; proof: Proof }

/** Gives a line its part, or its part another design, which must be approved again. */
async function writePart({ tx }: TransactionScope, { line, made, design, proof }: Layout): Promise<void> {
  const { hash, engineVersion, ink, paper } = proof
  const stored = JSON.stringify(storeDesign(design))
  if (made) {
    await tx.execute(
      sql`update orders_lines_parts set scene_hash = ${hash}, engine_version = ${engineVersion}, ink = ${ink}, paper = ${paper},
            design = ${stored}::jsonb, laid_out_at = now(), approved_at = null
          where id = ${made.id ?? ''}`,
    )
    return
  }
  await tx.execute(
    sql`insert into orders_lines_parts (_order, _parent_id, id, slug, scene_hash, engine_version, ink, paper, design, laid_out_at)
        values (1, ${line.id ?? ''}, ${randomBytes(12).toString('hex')}, ${line.slug}, ${hash}, ${engineVersion}, ${ink}, ${paper},
          ${stored}::jsonb, now())`,
  )
}

async function write(scope: TransactionScope, actor: Actor, layout: Layout): Promise<LaidOut> {
  const { place, line, made, design, proof } = layout
  const { order } = place
  const held = await holdOrder(scope, order)
  if (!held || !isLayoutOpen(held)) return orderFailure('order_closed', { state: held?.status })
  const now = (await findRecord(order, scope))?.lines?.[place.line - 1]
  const before = made?.sceneHash
  // Somebody else has laid it out meanwhile: his work is not overwritten unseen.
  if (now?.parts?.[place.part - 1]?.sceneHash !== before) return orderFailure('conflict')
  await keepScenes(scope, [proof])
  await writePart(scope, layout)
  await holdPictures(scope, picturesOf(design), `order:${order}`)
  const author = authorOf(actor)
  await writeEvent(scope, order, {
    type: 'layout',
    actor: author.actor,
    data: {
      ...author.data,
      code: 'laid_out',
      line: lineKey(line),
      place: place.line,
      part: place.part,
      hash: proof.hash,
      ...(before && { before }),
    },
  })
  await scope.tx.execute(sql`update orders set updated_at = now() where id = ${order}`)
  await addJobs(scope, [{ name: 'mail', data: { template: 'proof', order, line: lineKey(line) } }])
  return { ok: true, hash: proof.hash }
}

/**
 * Keeps the design that the workshop made for a line (ORDER-24): from files that were sent along, or in place of one with a mistake. It is
 * checked as a shopper's is, kept with its outlines, and the buyer is asked to approve it. Refuses with `order_closed` once the order is
 * being made, `layout_differs` where it is not the product that was bought, `invalid_design`, `design_blocked` with findings, and
 * `conflict` where somebody else has laid it out meanwhile.
 */
export async function layOutLine(
  actor: Actor,
  { design: sent, ...place }: LayoutPlace & { design: unknown },
): Promise<LaidOut> {
  const record = can(actor, 'order.lay-out') ? await findRecord(place.order) : null
  const catalogue = await getContent().catalogue()
  const work = record && lineInWork(record, place, catalogue)
  if (!work) return orderFailure('not_found')
  if (!isLayoutOpen(record)) return orderFailure('order_closed', { state: record.status })
  const judged = await judge(sent, work)
  if (!judged.ok) return judged
  const { design } = judged
  const made = await makeProof(design, catalogue)
  if (!made.ok)
    return orderFailure(made.code, made.code === 'design_blocked' ? { findings: made.findings } : {})
  const layout = { place, line: work.line, made: work.made, design, proof: made.proof }
  return inTransaction(await shopPayload(), scope => write(scope, actor, layout))
}
