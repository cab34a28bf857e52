import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { compareMoney, type Money } from '@/lib/money/money'
import { idempotencyKeySchema, type OrderPayload, orderPayloadSchema } from '@/lib/order/payload'
import type { OrderPrice } from '@/lib/pricing/order'
import { isLocale } from '@/lib/site/locales'
import { getContent } from '@/server/content'
import { readCostList } from '@/server/content/costs'
import { remember } from '@/server/content/remember'
import { wakeWorker } from '@/server/jobs/queue'
import { signOrder } from './order-auth'
import { type OrderFailure, orderFailure } from './order-failure'
import { buildOrderRecord } from './order-record'
import { pricePayload } from './price-payload'
import { findByKey, storeOrder } from './store-order'
import { type VerifiedItem, verifyItems } from './verify-items'

export type PlacedOrder = { ok: true; id: number; auth: string; created: boolean } | OrderFailure

/** Schemas are dear to make and cheap to use: one for all orders until the countries change. */
const payloadSchema = () =>
  remember('order-payload-schema', async () => orderPayloadSchema((await getContent().catalogue()).countries))

/** The same body, however its keys are ordered in the text, has the same hash. */
function hashBody(body: unknown): string {
  const sorted = (_key: string, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  return createHash('sha256').update(JSON.stringify(body, sorted)).digest('hex')
}

/** How an order may be paid by a guest: by transfer everywhere, by cheque in France (product decisions §6). */
function isPaymentOffered({ method, delivery }: OrderPayload): boolean {
  return method === 'transfer' || (method === 'cheque' && delivery.country === 'FR')
}

function checkAgreement(order: OrderPayload, price: OrderPrice): OrderFailure | null {
  if (price.shipping?.relay && !order.delivery.relaisId) return orderFailure('relay_needed')
  if (!isPaymentOffered(order)) return orderFailure('payment_not_offered', { method: order.method })
  const { gross } = price.totals
  const expected: Money = order.expectedTotal
  if (expected.currency === gross.currency && compareMoney(expected, gross) === 0) return null
  const lines = price.lines.map(({ id, unit, line }) => ({ id, unit, line }))
  return orderFailure('price_changed', { totals: price.totals, lines, vat: price.vat })
}

async function verifyAndPrice(payload: Payload, order: OrderPayload) {
  const content = getContent()
  const catalogue = await content.catalogue()
  const priceList = await content.priceList(order.locale.slice(3))
  if (!priceList) return orderFailure('unknown_country', { country: order.locale.slice(3) })
  if (!isLocale(order.locale))
    return orderFailure('invalid_body', { findings: [{ path: 'locale', code: 'invalid_value' }] })
  const verified = await verifyItems(order.items, catalogue)
  if (!verified.ok) return verified
  const price = await pricePayload(payload, order, verified.items, { catalogue, priceList })
  if (!price.ok) return price
  const disagreement = checkAgreement(order, price)
  if (disagreement) return disagreement
  return { ok: true as const, catalogue, priceList, items: verified.items satisfies VerifiedItem[], price }
}

/**
 * Places an order: parses, verifies every item and design, prices it anew, compares with the total the shopper saw,
 * and stores it once, whatever is sent twice (product decisions §6). Resolves after the commit; the confirmation is
 * sent after that and tried again until it is gone.
 */
export async function placeOrder(payload: Payload, key: string | null, body: unknown): Promise<PlacedOrder> {
  const parsedKey = idempotencyKeySchema.safeParse(key)
  if (!parsedKey.success) return orderFailure('invalid_idempotency_key')
  const schema = await payloadSchema()
  const parsed = schema.safeParse(body)
  if (!parsed.success) {
    const findings = parsed.error.issues
      .slice(0, 20)
      .map(({ path, message }) => ({ path: path.join('.'), code: message }))
    return orderFailure('invalid_body', { findings })
  }
  const idempotency = { key: parsedKey.data, bodyHash: hashBody(body) }
  const before = await findByKey(payload, idempotency)
  if (before) return before.ok ? { ...before, auth: signOrder(before.id, before.nonce) } : before

  const checked = await verifyAndPrice(payload, parsed.data)
  if (!checked.ok) return checked
  const data = await buildOrderRecord({
    ...checked,
    order: parsed.data,
    costs: await readCostList(),
    authNonce: randomBytes(16).toString('base64url'),
    idempotencyKey: idempotency.key,
    now: new Date(),
  })
  const scenes = checked.items.flatMap(({ made }) => made.map(({ proof }) => proof))
  const stored = await storeOrder(payload, { ...idempotency, data, coupons: parsed.data.discounts, scenes })
  if (!stored.ok) return stored
  if (stored.created) wakeWorker('mail')
  return { ok: true, id: stored.id, auth: signOrder(stored.id, stored.nonce), created: stored.created }
}
