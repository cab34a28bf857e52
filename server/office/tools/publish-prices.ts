import 'server-only'
import { and, asc, desc, eq, inArray, lte } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { priceCells, pricePublications } from '@/cms/tables/staff-tools'
import { type ChangedCell, holesOf, withCells } from '@/lib/money/pricing/material-cells'
import type { PublishRequest } from '@/lib/office/contract/tools'
import type { Actor, Staff } from '@/lib/people/actor/actor'
import { invalidateContent } from '@/server/catalogue/content/invalidate'
import { addJobs } from '@/server/ground/jobs/queue'
import { noteAct } from '@/server/ground/journal/acts'
import { type Refusal, refusal, staffWith } from '@/server/ground/refusal'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { freeSlug, lockRates, ratesInForce, toPricing } from './material-records'
import { readCells } from './price-cells'

const collection = 'material-pricings'
const quiet = { quiet: true }
type PublicationRow = typeof pricePublications.$inferSelect

/** Makes records of the changed rates and puts them into force in place of those before. */
async function bringIntoForce(
  payload: Payload,
  scope: TransactionScope,
  { cells, why, at }: { cells: readonly ChangedCell[]; why: string; at: Date },
): Promise<PublicationRow['records']> {
  const live = await ratesInForce(payload, scope)
  const options = { collection, req: scope.req, context: quiet, depth: 0 } as const
  const records: PublicationRow['records'] = []
  for (const material of new Set(cells.map(cell => cell.material))) {
    const before = live.get(material)
    if (!before) throw new Error(`${material} has no rates in force`)
    const own = cells.filter(cell => cell.material === material)
    const { id: _, note: __, ...rates } = withCells(toPricing(before), own)
    await payload.update({ id: before.id, data: { status: 'archived' }, ...options })
    const after = await payload.create({
      data: {
        ...rates,
        slug: await freeSlug(payload, material, scope),
        status: 'active',
        validFrom: at.toISOString(),
        note: why,
      },
      ...options,
    })
    records.push({ material, before: before.id, after: after.id })
  }
  await scope.tx
    .update(pricePublications)
    .set({ state: 'replaced' })
    .where(eq(pricePublications.state, 'in-force'))
  return records
}

/** Whether the cells are still those that the publisher has seen. */
function isSeen(seen: PublishRequest['cells'], cells: readonly ChangedCell[]): boolean {
  const now = new Map(cells.map(({ material, cell, value }) => [`${material} ${cell}`, value]))
  return (
    seen.length === now.size &&
    seen.every(({ material, cell, value }) => now.get(`${material} ${cell}`) === value)
  )
}

const note = (
  scope: TransactionScope,
  staff: Staff,
  what: 'published' | 'planned' | 'taken-back' | 'called-off',
  name: string,
  materials: string[],
) => noteAct(scope, staff, { collection, subject: name, what, fields: materials })

/**
 * Publishes the changed rates (TOOLS-6): at once, or at a date, for which they are put aside. All pages and answers change together, and
 * nobody reads half of it. A list with a missing rate is refused, and so is one that was changed since it was seen.
 */
export async function publishPrices(actor: Actor, asked: PublishRequest) {
  const allowed = staffWith(actor, 'price.publish')
  if (!allowed.ok) return allowed
  const { staff } = allowed
  const payload = await shopPayload()
  const due = asked.due ? new Date(asked.due) : null
  const isLater = due !== null && due.getTime() > Date.now()
  const done = await inTransaction(payload, async scope => {
    await lockRates(scope)
    const cells = await readCells(payload, scope)
    if (cells.length === 0) return refusal('nothing_to_publish')
    const holes = holesOf(cells).map(({ material, cell }) => ({ material, cell }))
    if (holes.length > 0) return refusal('rates_with_hole', { holes })
    if (!isSeen(asked.cells, cells)) return refusal('conflict', { by: cells.at(-1)?.email })
    const at = isLater ? due : new Date()
    const kept = cells.map(({ material, cell, value, was }) => ({ material, cell, value, was }))
    const records = isLater ? [] : await bringIntoForce(payload, scope, { cells, why: asked.why, at })
    const [made] = await scope.tx
      .insert(pricePublications)
      .values({
        name: asked.name,
        why: asked.why,
        state: isLater ? 'planned' : 'in-force',
        due: at,
        cells: kept,
        records,
        admin: staff.id,
        email: staff.email,
      })
      .returning({ id: pricePublications.id })
    await scope.tx.delete(priceCells)
    const materials = [...new Set(cells.map(({ material }) => material))]
    await note(scope, staff, isLater ? 'planned' : 'published', asked.name, materials)
    return { ok: true as const, status: 201 as const, answer: { id: made?.id } }
  })
  if (done.ok && !isLater) await invalidateContent([collection])
  return done
}

/**
 * Takes back what was published last, in one step: the rates before it are in force again (TOOLS-7). A planned publication is cancelled,
 * and its cells are changed cells again where nobody has changed them since.
 */
export async function takeBack(actor: Actor, id: number): Promise<{ ok: true } | Refusal> {
  const allowed = staffWith(actor, 'price.publish')
  if (!allowed.ok) return allowed
  const payload = await shopPayload()
  const done = await inTransaction(payload, async scope => {
    await lockRates(scope)
    const [one] = await scope.tx.select().from(pricePublications).where(eq(pricePublications.id, id))
    if (!one) return refusal('not_found')
    if (one.state === 'planned') return callOff(scope, allowed.staff, one)
    return restore(payload, scope, allowed.staff, one)
  })
  if (done.ok) await invalidateContent([collection])
  return done
}

const end = (scope: TransactionScope, staff: Staff, id: number, state: 'taken-back' | 'called-off') =>
  scope.tx
    .update(pricePublications)
    .set({ state, endedAt: new Date(), endedBy: staff.email })
    .where(eq(pricePublications.id, id))

async function callOff(scope: TransactionScope, staff: Staff, one: PublicationRow) {
  const rows = one.cells.map(cell => ({ ...cell, admin: staff.id, email: staff.email }))
  await scope.tx.insert(priceCells).values(rows).onConflictDoNothing()
  await end(scope, staff, one.id, 'called-off')
  await note(scope, staff, 'called-off', one.name, [...new Set(rows.map(({ material }) => material))])
  return { ok: true as const }
}

async function restore(payload: Payload, scope: TransactionScope, staff: Staff, one: PublicationRow) {
  const live = await ratesInForce(payload, scope)
  const isLatest = one.records.every(({ material, after }) => live.get(material)?.id === after)
  if (one.state !== 'in-force' || !isLatest) return refusal('not_the_latest')
  const options = { collection, req: scope.req, context: quiet, depth: 0 } as const
  for (const { before, after } of one.records) {
    await payload.update({ id: after, data: { status: 'archived' }, ...options })
    await payload.update({ id: before, data: { status: 'active' }, ...options })
  }
  await end(scope, staff, one.id, 'taken-back')
  const [earlier] = await scope.tx
    .select({ id: pricePublications.id })
    .from(pricePublications)
    .where(eq(pricePublications.state, 'replaced'))
    .orderBy(desc(pricePublications.due), desc(pricePublications.id))
    .limit(1)
  if (earlier) {
    await scope.tx
      .update(pricePublications)
      .set({ state: 'in-force' })
      .where(eq(pricePublications.id, earlier.id))
  }
  await note(
    scope,
    staff,
    'taken-back',
    one.name,
    one.records.map(({ material }) => material),
  )
  return { ok: true as const }
}

/** Brings into force what was planned and is due, the earliest first; the pages are renewed by a job of its own. */
export async function publishDue(payload: Payload): Promise<number> {
  const isDue = and(eq(pricePublications.state, 'planned'), lte(pricePublications.due, new Date()))
  return inTransaction(payload, async scope => {
    await lockRates(scope)
    const planned = await scope.tx
      .select()
      .from(pricePublications)
      .where(isDue)
      .orderBy(asc(pricePublications.due))
    for (const { id, cells, why, due } of planned) {
      const records = await bringIntoForce(payload, scope, { cells, why, at: due })
      await scope.tx
        .update(pricePublications)
        .set({ state: 'in-force', records })
        .where(eq(pricePublications.id, id))
    }
    if (planned.length > 0)
      await addJobs(scope, [{ name: 'renew-pages', data: { collections: [collection] } }])
    return planned.length
  })
}

/** Publications done and planned, the latest first; with their number of cells. */
export async function readPublications(payload: Payload, count: number) {
  const rows = await payload.db.drizzle
    .select()
    .from(pricePublications)
    .where(inArray(pricePublications.state, ['planned', 'in-force', 'replaced', 'taken-back']))
    .orderBy(desc(pricePublications.due), desc(pricePublications.id))
    .limit(count)
  return rows.map(({ id, name, why, state, due, email, createdAt, cells }) => ({
    id,
    name,
    why,
    state,
    due: due.toISOString(),
    by: email,
    at: createdAt.toISOString(),
    cells: cells.length,
    materials: [...new Set(cells.map(({ material }) => material))],
  }))
}
