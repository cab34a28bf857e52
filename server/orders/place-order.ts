import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { sentHashes } from '@/lib/design/import/sent-files'
import { picturesOf } from '@/lib/design/scene/elements/image/pictures-of'
import { compareMoney, type Money } from '@/lib/ground/money/money'
import { countryOf } from '@/lib/ground/site/locales'
import { isValidatorCode } from '@/lib/ground/validators/codes'
import type { OrderPrice } from '@/lib/money/pricing/order'
import { idempotencyKeySchema, type OrderPayload, orderPayloadSchema } from '@/lib/orders/order/payload'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { stockedBy } from '@/lib/product/kinds/stock'
import { getContent } from '@/server/catalogue/content'
import { readCostList } from '@/server/catalogue/content/costs'
import { remember } from '@/server/catalogue/content/remember'
import type { Sender } from '@/server/ground/http/sender'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { paymentCaseOf } from '@/server/money/payments/credit'
import { findPayment } from '@/server/money/payments/registry'
import { findClient } from '@/server/people/clients/client-record'
import { impersonate } from '@/server/people/clients/impersonation'
import { mayMail } from '@/server/people/clients/mailbox'
import { askApproval, type ForCompany, orderedFor, recordFor } from './approvals/ask-approval'
import { checkDeliverable } from './check-deliverable'
import { checkProofs } from './check-proofs'
import { checkSentFiles } from './check-sent-files'
import { askForDesigns, asLaidOut } from './designs-to-approve'
import { signOrder } from './order-auth'
import { buildOrderRecord } from './order-record'
import { isAskedLater, vatCheckOf } from './order-vat'
import { couponsOf, pricePayload } from './price-payload'
import { proveItems } from './prove-items'
import { relayOfOrder } from './relay/relay-of-order'
import { lookBefore, type Stored, type StoreInput, storeOrder } from './store-order'
import { verifyItems } from './verify-items'

/** `waits`: it goes on once an approver of its buyer's company has said so. */
export type PlacedOrder =
  | { ok: true; id: number; auth: string; created: boolean; waits: boolean }
  | OrderFailure

/** Schemas are slow to make and fast to use: one for all orders of a kind until the countries change. */
const payloadSchema = (isAdmin: boolean) =>
  remember(`order-payload-schema/${isAdmin}`, async () =>
    orderPayloadSchema((await getContent().catalogue()).countries, { isAdmin }),
  )

/** The same body, however its keys are ordered in the text, has the same hash. */
function hashBody(body: unknown): string {
  const sorted = (_key: string, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  return createHash('sha256').update(JSON.stringify(body, sorted)).digest('hex')
}

/** Whether the chosen method is allowed: the registry knows who may use each. */
async function isPaymentOffered(actor: Actor, { method, delivery, client }: OrderPayload): Promise<boolean> {
  const asked = await paymentCaseOf(actor, delivery.country, client)
  return findPayment(method)?.offeredTo(asked) ?? false
}

/** Whether the payment is offered, and the total is the one that the customer saw (ORDER-10): else what changed is answered. */
async function checkAgreement(
  actor: Actor,
  order: OrderPayload,
  price: OrderPrice,
): Promise<OrderFailure | null> {
  if (!(await isPaymentOffered(actor, order)))
    return orderFailure('payment_not_offered', { method: order.method })
  const { gross } = price.totals
  const expected: Money = order.expectedTotal
  if (expected.currency === gross.currency && compareMoney(expected, gross) === 0) return null
  const lines = price.lines.map(({ id, unit, line }) => ({ id, unit, line }))
  return orderFailure('price_changed', { totals: price.totals, lines, vat: price.vat })
}

/** The code by which a body is refused: one of its own where only the address, or only the consent, is wrong. */
function refusalOf(issues: z.ZodError['issues']): OrderFailure['code'] {
  const isAddress = ({ path, message }: (typeof issues)[number]) =>
    (path[0] === 'delivery' || path[0] === 'billing') && path.length > 1 && isValidatorCode(message)
  if (issues.every(isAddress)) return 'undeliverable_address'
  return issues.every(({ path }) => path.join('.') === 'client.termsConsent')
    ? 'terms_required'
    : 'invalid_body'
}

/** Why a body is no order, by the path of each thing that is wrong. */
function refusedBody(error: z.ZodError): OrderFailure {
  const findings = error.issues
    .slice(0, 20)
    .map(({ path, message }) => ({ path: path.join('.'), code: message }))
  return orderFailure(refusalOf(error.issues), { findings })
}

async function verifyAndPrice(actor: Actor, sent: OrderPayload, owner: string | null) {
  const content = getContent()
  const catalogue = await content.catalogue()
  const country = countryOf(sent.locale)
  const priceList = await content.priceList(country)
  if (!priceList) return orderFailure('unknown_country', { country })
  const relay = await relayOfOrder(sent.delivery, sent.shipment.method, catalogue.shipping)
  if (!relay.ok) return relay
  const { point } = relay
  const order = { ...sent, delivery: relay.delivery }
  const verified = await verifyItems(order.items, catalogue)
  if (!verified.ok) return verified
  const missing = await checkSentFiles(verified.items, owner)
  if (missing) return missing
  const proven = await proveItems(verified.items, catalogue)
  if (!proven.ok) return proven
  const vatCheck = await vatCheckOf(actor, order, catalogue)
  const price = await pricePayload(actor, order, verified.items, { catalogue, priceList, vatCheck })
  if (!price.ok) return price
  const refused =
    checkDeliverable(actor, order.delivery, price.shipping, catalogue.countries) ??
    checkProofs(order, proven.items) ??
    (await checkAgreement(actor, order, price))
  if (refused) return refused
  return { ok: true as const, order, catalogue, priceList, items: proven.items, price, vatCheck, point }
}

/** Why an order cannot be confirmed to the mailbox that it names: it has had enough mails in this hour (ORDER-52). */
const refuseMail = async (
  actor: Actor,
  { client }: OrderPayload,
  sender: Sender,
): Promise<OrderFailure | null> =>
  (await mayMail(actor, client.email, sender)) ? null : orderFailure('too_many_mails')

/** What a browser sends to order, with the key that makes it once. */
export interface PlaceOrderInput {
  key: string | null
  body: unknown
  /** Whose files may be sent along: what `ownerOf` makes of the browser's key. */
  owner: string | null
  sender: Sender
}

const clientIdOf = (body: unknown): number | null => {
  const { clientId } = (typeof body === 'object' && body !== null ? body : {}) as { clientId?: unknown }
  return typeof clientId === 'number' && Number.isSafeInteger(clientId) ? clientId : null
}

/**
 * Who orders: one of the staff who names a client orders in his place (ORDER-14). A page that was opened in a client's place names him:
 * where its sender acts for nobody or for another by now, nothing is ordered.
 */
async function ordererOf(actor: Actor, body: unknown): Promise<Actor | OrderFailure> {
  const client = clientIdOf(body)
  if (client === null) return actor
  if (actor.kind === 'staff') return (await impersonate(actor, client)) ?? orderFailure('forbidden')
  return actor.kind === 'stand-in' && actor.account.id === client ? actor : orderFailure('stand_in_ended')
}

/**
 * The parts of an order's record that depend on who placed it. In a client's place, contact data that staff left out
 * come from his account: the confirmation goes to him.
 */
async function ownership(actor: Actor, { client }: OrderPayload, now: Date) {
  if (actor.kind === 'client') return { client: actor.account.id }
  if (actor.kind !== 'stand-in') return {}
  const { id, email } = actor.staff
  const event = { at: now.toISOString(), type: 'state', actor: 'admin', to: 'awaiting-payment' }
  const record = await findClient(actor.account.id)
  return {
    client: actor.account.id,
    email: client.email || (record?.email ?? ''),
    name: client.name || (record?.name ?? ''),
    phone: client.phone || (record?.phone ?? ''),
    events: [{ ...event, data: { admin: id, email } }],
  }
}

/** What is out of stock, with the line that needs it: a part of a pack has no line of its own. */
function namingItem(failure: OrderFailure, { items }: OrderPayload): OrderFailure {
  const { slug } = (failure.details ?? {}) as { slug?: unknown }
  const item = failure.code === 'out_of_stock' && items.find(line => line.slug === slug)
  return item ? orderFailure(failure.code, { item: item.id, ...(failure.details as object) }) : failure
}

/** Asks the approver, in the order's own transaction; does nothing where none is needed. */
function waitingFor(
  asked: ForCompany | null,
  data: StoreInput['data'],
): { alongside?: StoreInput['alongside'] & object } {
  if (!asked?.waits) return {}
  const client = typeof data.client === 'number' ? data.client : null
  const { method = null, totalMinor: minor } = data
  return {
    alongside: (scope, order) => askApproval(scope, { order, company: asked.company, client, method, minor }),
  }
}

const placedOf = (stored: Stored): PlacedOrder =>
  stored.ok
    ? {
        ok: true,
        id: stored.id,
        auth: signOrder(stored.id, stored.nonce),
        created: stored.created,
        waits: stored.waits,
      }
    : stored

/**
 * Places an order: parses, verifies every item and design, prices it again, compares with the total the shopper saw,
 * and stores it once, also where it is sent twice (ORDER-8, ORDER-9). Resolves after the commit; the confirmation is
 * sent after that and tried again until it is gone.
 */
export async function placeOrder(
  asking: Actor,
  { key, body, owner, sender }: PlaceOrderInput,
): Promise<PlacedOrder> {
  const actor = await ordererOf(asking, body)
  if ('ok' in actor) return actor
  if (!can(actor, 'order.place')) return orderFailure('forbidden')
  const parsedKey = idempotencyKeySchema.safeParse(key)
  if (!parsedKey.success) return orderFailure('invalid_idempotency_key')
  const schema = await payloadSchema(can(actor, 'order.place-incomplete'))
  const parsed = schema.safeParse(body)
  if (!parsed.success) return refusedBody(parsed.error)
  const order = parsed.data
  const idempotency = { key: parsedKey.data, bodyHash: hashBody(body) }
  const payload = await shopPayload()
  const verified = await verifyAndPrice(actor, order, owner)
  const checked = verified.ok ? ((await refuseMail(actor, order, sender)) ?? verified) : verified
  if (!checked.ok) {
    // An earlier order under this key stays valid, also where prices and products have changed meanwhile.
    const before = await lookBefore(payload, idempotency)
    return before ? placedOf(before) : checked
  }
  const now = new Date()
  const record = await buildOrderRecord({
    ...checked,
    costs: await readCostList(),
    authNonce: randomBytes(16).toString('base64url'),
    idempotencyKey: idempotency.key,
    now,
  })
  const scenes = checked.items.flatMap(({ made }) => made.map(({ proof }) => proof))
  const lines = asLaidOut(actor, record.lines ?? [], now)
  const owned = { ...record, lines, ...(await ownership(actor, order, now)) }
  const asked = orderedFor(actor)
  const data = { ...owned, ...recordFor(asked, owned.events ?? []) }
  const coupons = couponsOf(actor, order)
  const pictures = checked.items.flatMap(({ item, made }) => [
    ...made.flatMap(({ design }) => picturesOf(design)),
    ...sentHashes(item),
  ])
  const asksVat = await isAskedLater(checked.vatCheck)
  const goods = { coupons, stocked: stockedBy(order.items, checked.catalogue), scenes, pictures }
  const stored = await storeOrder(payload, {
    ...idempotency,
    ...goods,
    data,
    asksVat,
    ...askForDesigns(lines),
    ...waitingFor(asked, data),
  })
  return stored.ok ? placedOf(stored) : namingItem(stored, order)
}
