import 'server-only'
import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { priceCells } from '@/cms/tables/staff-tools'
import { cellsOf, isRate } from '@/lib/money/pricing/material-cells'
import type { CellChange } from '@/lib/office/contract/tools'
import type { Actor, Staff } from '@/lib/people/actor/actor'
import { noteAct } from '@/server/ground/journal/acts'
import { type Refusal, refusal, staffWith } from '@/server/ground/refusal'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { lockRates, ratesInForce, toPricing } from './material-records'

export type DraftCell = typeof priceCells.$inferSelect

/** The cells that were changed and not published, as a transaction sees them, or as they are committed. */
export const readCells = (payload: Payload, scope?: Pick<TransactionScope, 'tx'>): Promise<DraftCell[]> =>
  (scope?.tx ?? payload.db.drizzle)
    .select()
    .from(priceCells)
    .orderBy(priceCells.material, priceCells.cell) as Promise<DraftCell[]>

/** A cell that is not what the clerk saw, as the answer reports it. */
const conflictOf = ({ material, cell }: CellChange, now: DraftCell | undefined, live: number) => ({
  material,
  cell,
  value: now ? now.value : live,
  ...(now && { by: now.email, at: now.at.toISOString() }),
})

async function writeCell(
  { tx }: TransactionScope,
  { id: admin, email }: Staff,
  change: CellChange,
  live: number,
) {
  const { material, cell, to: value } = change
  // Back at the rate in force there is nothing left to publish.
  if (value === live) {
    await tx.delete(priceCells).where(and(eq(priceCells.material, material), eq(priceCells.cell, cell)))
    return
  }
  const own = { value, was: live, admin, email, at: new Date() }
  await tx
    .insert(priceCells)
    .values({ material, cell, ...own })
    .onConflictDoUpdate({ target: [priceCells.material, priceCells.cell], set: own })
}

/**
 * Changes cells of the materials' rates, all or none (TOOLS-4). A cell that is no longer what the clerk saw is another's work: it is
 * reported with who and when, and nothing is overwritten. A value that is no rate is refused by its cell.
 */
export async function changeCells(
  actor: Actor,
  changes: readonly CellChange[],
): Promise<{ ok: true } | Refusal> {
  const allowed = staffWith(actor, 'price.change')
  if (!allowed.ok) return allowed
  const wrong = changes.filter(({ cell, to }) => to !== null && !isRate(cell, to))
  if (wrong.length > 0) return refusal('unprocessable', { cells: wrong.slice(0, 10) })
  const payload = await shopPayload()
  return inTransaction(payload, async scope => {
    await lockRates(scope)
    const records = await ratesInForce(payload, scope)
    const live = new Map([...records].map(([material, doc]) => [material, cellsOf(toPricing(doc))]))
    const drafts = new Map((await readCells(payload, scope)).map(one => [`${one.material} ${one.cell}`, one]))
    const conflicts: ReturnType<typeof conflictOf>[] = []
    const taken: { change: CellChange; rate: number }[] = []
    for (const change of changes) {
      const rate = live.get(change.material)?.get(change.cell)
      if (rate === undefined) return refusal('unknown_product', { slug: `${change.material} ${change.cell}` })
      const draft = drafts.get(`${change.material} ${change.cell}`)
      const now = draft ? draft.value : rate
      if (now !== change.from && now !== change.to) conflicts.push(conflictOf(change, draft, rate))
      taken.push({ change, rate })
    }
    if (conflicts.length > 0) return refusal('conflict', { cells: conflicts })
    for (const { change, rate } of taken) await writeCell(scope, allowed.staff, change, rate)
    await noteAct(scope, allowed.staff, {
      collection: 'material-pricings',
      subject: [...new Set(changes.map(({ material }) => material))].join(' '),
      what: 'changed',
      fields: changes.slice(0, 20).map(({ material, cell }) => `${material} ${cell}`),
    })
    return { ok: true as const }
  })
}
