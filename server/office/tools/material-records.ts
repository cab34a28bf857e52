import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, Where } from 'payload'
import type { MaterialPricing as StoredPricing } from '@/cms/payload-types'
import type { MaterialPricingData } from '@/lib/doors/contract/writes'
import { type MaterialPricing, materialPricingSchema } from '@/lib/money/pricing/records'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { readCatalogue } from '@/server/catalogue/content/documents'
import { invalidateContent } from '@/server/catalogue/content/invalidate'
import { noteAct } from '@/server/ground/journal/acts'
import { type Refusal, refusal, staffWith } from '@/server/ground/refusal'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'

/** How many records of a material are listed as its last ones. */
const lastRecords = 10

/** A transaction that changes which rates are in force waits for one that does so already. */
export const lockRates = ({ tx }: Pick<TransactionScope, 'tx'>) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('material-rates'))`)

/** A stored record as the rules take it. */
export const toPricing = (doc: StoredPricing): MaterialPricing =>
  materialPricingSchema.parse({
    ...doc,
    id: doc.slug,
    note: doc.note ?? null,
    validFrom: doc.validFrom.slice(0, 10),
  })

/** The records in force, by material, as a transaction sees them. */
export async function ratesInForce(payload: Payload, scope?: Pick<TransactionScope, 'req'>) {
  const { docs } = await payload.find({
    collection: 'material-pricings',
    where: { status: { equals: 'active' } },
    pagination: false,
    sort: 'id',
    ...(scope && { req: scope.req }),
  })
  return new Map(docs.map(doc => [doc.material, doc]))
}

/** A name that no record has yet: `brass-v3`. */
export async function freeSlug(payload: Payload, material: string, scope: Pick<TransactionScope, 'req'>) {
  const { docs } = await payload.find({
    collection: 'material-pricings',
    where: { material: { equals: material } },
    select: { slug: true },
    pagination: false,
    req: scope.req,
  })
  const numbers = docs.map(({ slug }) => Number(/-v(\d+)$/.exec(slug)?.[1] ?? 0))
  return `${material}-v${Math.max(0, ...numbers) + 1}`
}

/** A record by its number or its name. */
const called = (id: string): Where =>
  /^\d{1,9}$/.test(id) ? { id: { equals: Number(id) } } : { slug: { equals: id } }

const recordOf = (doc: StoredPricing) => ({ ...toPricing(doc), number: doc.id, updatedAt: doc.updatedAt })

/** The record in force of a material by its type and thickness in mm (`material-pricings/material/{a}/{b}`). */
export async function readMaterialRates(actor: Actor, type: string, thickness: number) {
  const allowed = staffWith(actor, 'price.see-costs')
  if (!allowed.ok) return allowed
  const { docs } = await (await shopPayload()).find({
    collection: 'material-pricings',
    where: {
      type: { equals: type },
      thickness: { equals: thickness },
      status: { equals: 'active' },
    },
    sort: 'id',
    pagination: false,
  })
  return docs.length > 0 ? { ok: true as const, answer: { data: docs.map(recordOf) } } : refusal('not_found')
}

/** The last records of a material, the newest first: by its name, or by the name or number of one of them. */
export async function readLastRates(actor: Actor, id: string) {
  const allowed = staffWith(actor, 'price.see-costs')
  if (!allowed.ok) return allowed
  const payload = await shopPayload()
  const [one] = (await payload.find({ collection: 'material-pricings', where: called(id), limit: 1 })).docs
  const { docs } = await payload.find({
    collection: 'material-pricings',
    where: { material: { equals: one?.material ?? id } },
    sort: ['-validFrom', '-id'],
    limit: lastRecords,
  })
  return docs.length > 0 ? { ok: true as const, answer: { data: docs.map(recordOf) } } : refusal('not_found')
}

const subjectOf = (material: string) => ({ collection: 'material-pricings', subject: material })

/**
 * Makes a record of a material's rates (`POST /api/material-pricings`): a draft, or at once the one in force, which
 * only the owner may make and which puts the earlier one out of force in the same step.
 */
export async function makeRates(actor: Actor, data: MaterialPricingData) {
  const allowed = staffWith(actor, data.status === 'active' ? 'price.publish' : 'price.change')
  if (!allowed.ok) return allowed
  const { materials } = await readCatalogue()
  if (!materials.materials.some(({ name }) => name === data.material))
    return refusal('unknown_product', { slug: data.material })
  const payload = await shopPayload()
  const made = await inTransaction(payload, async scope => {
    await lockRates(scope)
    const options = { req: scope.req, context: { quiet: true }, depth: 0 } as const
    const before = (await ratesInForce(payload, scope)).get(data.material)
    if (data.status === 'active' && before) {
      await payload.update({
        collection: 'material-pricings',
        id: before.id,
        data: { status: 'archived' },
        ...options,
      })
    }
    const slug = await freeSlug(payload, data.material, scope)
    const record = await payload.create({
      collection: 'material-pricings',
      data: { ...data, slug },
      ...options,
    })
    const what = data.status === 'active' ? 'published' : 'made'
    await noteAct(scope, allowed.staff, { ...subjectOf(data.material), what, fields: [slug] })
    return record
  })
  await invalidateContent(['material-pricings'])
  return { ok: true as const, status: 201 as const, answer: { data: recordOf(made) } }
}

/** Removes a record (`DELETE /api/material-pricings/{id}`), but never one in force: a rate would be missing. */
export async function removeRates(actor: Actor, id: string): Promise<{ ok: true } | Refusal> {
  const allowed = staffWith(actor, 'price.change')
  if (!allowed.ok) return allowed
  const payload = await shopPayload()
  return inTransaction(payload, async scope => {
    await lockRates(scope)
    const options = { req: scope.req, context: { quiet: true } } as const
    const [doc] = (
      await payload.find({ collection: 'material-pricings', where: called(id), limit: 1, ...options })
    ).docs
    if (!doc) return refusal('not_found')
    if (doc.status === 'active') return refusal('rates_in_force', { material: doc.material })
    // A record that was in force proves the price of a day: only the owner removes it.
    if (doc.status === 'archived' && !can(actor, 'price.publish')) return refusal('forbidden')
    await payload.delete({ collection: 'material-pricings', id: doc.id, ...options })
    await noteAct(scope, allowed.staff, { ...subjectOf(doc.material), what: 'removed', fields: [doc.slug] })
    return { ok: true as const }
  })
}
