import { isHeading } from '@/lib/product/item/types'
import 'server-only'
import { randomBytes } from 'node:crypto'
import { decideVat } from '@/lib/money/pricing/vat'
import { buyerOf } from '@/lib/money/standing'
import { type QuotationDraft, quotationDraftSchema } from '@/lib/orders/quotations/draft'
import type { QuotationAnswer, QuotationOrder } from '@/lib/orders/quotations/requests'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { clientAddressesSchema } from '@/lib/people/client/client'
import { stockedBy } from '@/lib/product/kinds/stock'
import { getContent } from '@/server/catalogue/content'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import type { TransactionScope } from '@/server/ground/transaction'
import { paymentCaseOf } from '@/server/money/payments/credit'
import { findPayment } from '@/server/money/payments/registry'
import { accountOf, findClient } from '@/server/people/clients/client-record'
import { askApproval, orderedFor, recordFor } from '../approvals/ask-approval'
import { filesOf } from '../carts/packed-cart'
import { signOrder } from '../order-auth'
import { passSignatures, signaturesOf } from '../signatures/store'
import { lookBefore, type Stored, storeOrder } from '../store-order'
import { acceptHeld, closed, refuseAgreement } from './accept-quotation'
import type { FrozenRecord } from './freeze'
import { subjectOf } from './read-quotation'
import { findQuotation, holdQuotation, newestVersion, type QuotationRow, stepQuotation } from './store'

/** `waits`: for an approver of its client's company. */
export type OrderedQuotation = { ok: true; id: number; auth: string; waits: boolean } | OrderFailure

const orderedOf = ({ id, nonce, waits }: Extract<Stored, { ok: true }>): OrderedQuotation => ({
  ok: true,
  id,
  auth: signOrder(id, nonce),
  waits,
})

/** Who orders a quotation, for payment methods and VAT: its client, also where he came by its link. */
async function buyerOfQuotation(actor: Actor, { client }: QuotationRow): Promise<Actor> {
  if (actor.kind !== 'code' || client === null) return actor
  const record = await findClient(client)
  return record ? { kind: 'client', account: accountOf(record) } : actor
}

/** Why it cannot be delivered there, or paid by that method; null where it can. The VAT must be the one that was quoted. */
async function refuseOrder(
  actor: Actor,
  row: QuotationRow,
  draft: QuotationDraft,
  record: FrozenRecord,
  { delivery, method }: Pick<QuotationOrder, 'delivery' | 'method'>,
): Promise<OrderFailure | null> {
  const { catalogue } = { catalogue: await getContent().catalogue() }
  const buyer = await buyerOfQuotation(actor, row)
  const quoted = (record.vat as { decision?: { percent?: number } } | null)?.decision?.percent
  const decided = decideVat(delivery, buyerOf(buyer), catalogue)
  if (delivery.country !== draft.country || decided?.percent !== quoted)
    return orderFailure('quotation_zone', { country: draft.country, zipcode: draft.zipcode })
  // A link is enough to order; buying on account needs a logged-in client.
  const asked = await paymentCaseOf(actor, delivery.country)
  if (!findPayment(method)?.offeredTo({ ...asked, buyer: buyerOf(buyer) }))
    return orderFailure('payment_not_offered', { method })
  return null
}

interface Agreed {
  seen: Pick<QuotationOrder, 'version' | 'hash'>
  /** Who accepts it in the same step; undefined where it is accepted already. */
  name?: string
}

/** What happens to the quotation in its order's own transaction: it becomes this order, or nothing is written at all. */
async function settle(
  scope: TransactionScope,
  actor: Actor,
  { id, order, seen, name }: Agreed & { id: number; order: number },
): Promise<OrderFailure | null> {
  const row = await holdQuotation(scope, id)
  if (!row) return orderFailure('not_found')
  if (name !== undefined) {
    const accepted = await acceptHeld(scope, actor, row, { ...seen, name })
    if (!accepted.ok) return accepted
  } else if (row.state !== 'accepted') return closed(row)
  const held = await holdQuotation(scope, id)
  const refused = held && (await refuseAgreement(scope, held, seen))
  if (!held || refused) return refused ?? orderFailure('not_found')
  await stepQuotation(scope, held, { to: 'ordered', actor, data: { order }, change: { order } })
  await passSignatures(scope, { quotation: id, order })
  return null
}

/** The lines as they were frozen, each design with when it was signed for. */
async function signedLines(id: number, { lines }: FrozenRecord): Promise<FrozenRecord['lines']> {
  const signatures = await signaturesOf((await shopPayload()).db.drizzle, { quotation: id })
  const times = new Map(signatures.flatMap(({ at, hashes }) => hashes.map(hash => [hash, at])))
  return lines?.map(line => ({
    ...line,
    parts: line.parts?.map(part => ({ ...part, approvedAt: times.get(part.sceneHash) ?? null })) ?? null,
  }))
}

type Place = Omit<QuotationOrder, 'version' | 'hash'>

/** Writes the order that a version is, with its key, its goods and the quotation's last step in one transaction. */
async function place(
  actor: Actor,
  row: QuotationRow,
  agreed: Agreed,
  { delivery, billing, method, phone, purchaseReference }: Place,
): Promise<OrderedQuotation> {
  const payload = await shopPayload()
  const newest = await newestVersion(payload.db.drizzle, row.id)
  if (newest?.version !== agreed.seen.version || newest.hash !== agreed.seen.hash)
    return orderFailure('quotation_moved', { version: newest?.version ?? 0, quotation: row.state })
  const draft = quotationDraftSchema.parse(newest.draft)
  const record = newest.record as FrozenRecord
  const refused = await refuseOrder(actor, row, draft, record, { delivery, method })
  if (refused) return refused
  const items = draft.lines.flatMap(({ item }) => (isHeading(item) ? [] : item))
  const stocked = stockedBy(items, await getContent().catalogue())
  const key = `quotation-${row.id}`
  const bodyHash = newest.hash
  const before = await lookBefore(payload, { key, bodyHash })
  if (before) return before.ok ? orderedOf(before) : before
  const asked = orderedFor(await buyerOfQuotation(actor, row))
  const now = new Date().toISOString()
  const event = { at: now, type: 'state', actor: 'client', to: 'awaiting-payment' }
  const events = [{ ...event, data: { quotation: row.id, version: newest.version } }]
  const data: FrozenRecord = {
    ...record,
    lines: await signedLines(row.id, record),
    method,
    email: row.email,
    name: row.name,
    phone,
    client: row.client,
    purchaseReference: purchaseReference || null,
    delivery: { ...delivery },
    billing: { ...billing },
    authNonce: randomBytes(16).toString('base64url'),
    idempotencyKey: key,
    events,
    ...recordFor(asked, events),
  }
  const stored = await storeOrder(payload, {
    key,
    bodyHash,
    data,
    coupons: [],
    stocked,
    scenes: [],
    pictures: filesOf(items),
    asksVat: false,
    alongside: async (scope, order) => {
      const { totalMinor: minor } = data
      const waits = asked?.waits ? { order, company: asked.company, client: row.client, method, minor } : null
      return (
        (waits && (await askApproval(scope, waits))) ?? settle(scope, actor, { ...agreed, id: row.id, order })
      )
    },
  })
  return stored.ok ? orderedOf(stored) : stored
}

/** A quotation that its client may answer; null for everybody else. */
async function ownQuotation(actor: Actor, id: number): Promise<QuotationRow | null> {
  const row = await findQuotation((await shopPayload()).db.drizzle, id)
  return row && can(actor, 'quotation.accept', subjectOf(row)) ? row : null
}

/**
 * Orders an accepted quotation (QUOTATION-6): the version's frozen ledger and scenes, at the address and by the method that are named. One
 * quotation gives one order, for any number of requests.
 */
export async function orderQuotation(
  actor: Actor,
  id: number,
  { version, hash, ...to }: QuotationOrder,
): Promise<OrderedQuotation> {
  const row = await ownQuotation(actor, id)
  return row ? place(actor, row, { seen: { version, hash } }, to) : orderFailure('not_found')
}

/** Accepts a quotation and orders it on account, to the addresses of the client's account: both or neither. */
export async function orderOnAccount(
  actor: Actor,
  id: number,
  { version, hash, name }: Extract<QuotationAnswer, { answer: 'accept' }>,
): Promise<OrderedQuotation> {
  const row = await ownQuotation(actor, id)
  if (!row) return orderFailure('not_found')
  const record = actor.kind === 'client' ? await findClient(actor.account.id) : null
  const book = clientAddressesSchema.safeParse(record?.addresses).data
  const delivery = book?.addresses[book.defaultDelivery ?? -1]
  const billing = book?.addresses[book.defaultBilling ?? -1]
  if (!record || !delivery || !billing) return orderFailure('payment_not_offered', { method: 'account' })
  return place(
    actor,
    row,
    { seen: { version, hash }, name },
    {
      delivery: { ...delivery, relaisId: null, vatApply: true },
      billing,
      method: 'account',
      phone: record.phone ?? '',
      purchaseReference: '',
    },
  )
}
