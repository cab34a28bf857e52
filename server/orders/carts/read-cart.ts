import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { findCountry } from '@/lib/catalogue/lookup'
import { countryOf, defaultLocale, isLocale } from '@/lib/ground/site/locales'
import type { Order } from '@/lib/orders/order/order'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { getContent } from '@/server/catalogue/content'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { judgeCartCode } from './cart-code'
import { type KeptCart, unpackCart } from './packed-cart'

interface Row {
  [column: string]: unknown
  id: number
  status: 'cart' | 'shared'
  client: number | null
  email: string | null
  locale: string
  packed: Uint8Array
  saved: Date | string
  ends: Date | string
}

/** A saved cart as it is stored; `null` where there is none, or none any more. */
export async function findCart(payload: Payload, id: number): Promise<(Row & KeptCart) | null> {
  const { rows } = await payload.db.drizzle.execute<Row>(
    sql`select id, status, client, email, locale, packed, saved_at as saved, ends_at as ends from saved_carts
        where id = ${id} and ends_at > now()`,
  )
  const [row] = rows
  return row ? { ...row, ...(await unpackCart(row.packed)) } : null
}

/** Fields of an order that a saved cart and a quotation do not have. */
export const nothingOrdered = {
  lines: [],
  delivery: null,
  billing: null,
  shipment: null,
  purchaseReference: '',
  method: null,
  payment: null,
  approval: null,
  surplus: null,
  discounts: [],
  vat: [],
  totals: null,
  client: null,
  events: [],
  invoice: null,
  creditNotes: [],
  withdrawalOpen: false,
  shipments: [],
}

/**
 * A saved cart in the form of an order, for its client, for staff and with its code. For everybody else it does not exist; only the holder
 * of a code that has ended sees that.
 */
export async function readCart(
  actor: Actor,
  { id, auth }: { id: number; auth: string | undefined },
): Promise<{ ok: true; order: Order } | OrderFailure> {
  const judged = auth === undefined ? 'wrong' : judgeCartCode(auth, id)
  const found = await findCart(await shopPayload(), id)
  const may = found && (judged === 'good' || can(actor, 'order.read', { order: id, client: found.client }))
  if (!found || !may) return orderFailure(judged === 'wrong' ? 'not_found' : 'link_ended')
  const locale = isLocale(found.locale) ? found.locale : defaultLocale
  const { countries } = await getContent().catalogue()
  const { status, items, other, saved } = found
  const order: Order = {
    ...nothingOrdered,
    id,
    status,
    createdAt: new Date(saved).toISOString(),
    locale,
    currency: findCountry(countries, countryOf(locale))?.shopCurrency ?? 'EUR',
    items,
    other,
  }
  return { ok: true, order }
}
