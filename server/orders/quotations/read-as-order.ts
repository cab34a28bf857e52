import 'server-only'
import { currencySchema } from '@/lib/catalogue/markets'
import type { Order } from '@/lib/orders/order/order'
import { quotationDraftSchema } from '@/lib/orders/quotations/draft'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import type { CartItem } from '@/lib/product/item/item'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { nothingOrdered } from '../carts/read-cart'
import { askedLines } from './asked-lines'
import { subjectOf } from './read-quotation'
import { findQuotation, newestVersion, type QuotationRow, type Reader } from './store'

/** Only staff see what a line costs the shop. */
function withoutCost({ costPrice: _, ...item }: CartItem): CartItem {
  return item
}

const nobody = { name: '', address: '', city: '', phone: '', relaisId: null }

/**
 * The lines of a quotation for a reader: staff get the draft, its client the version that was sent last, else what he asked for. Null for a
 * clerk's unsent draft, which its client does not see yet, and where no line of the request can be read.
 */
async function linesOf(row: QuotationRow, forStaff: boolean, db: Reader) {
  const { lines, country, zipcode } = quotationDraftSchema.parse(
    forStaff ? row.draft : ((await newestVersion(db, row.id))?.draft ?? row.draft),
  )
  const isAsked = !forStaff && row.version === 0
  const items = isAsked ? askedLines(row.request, row.id) : lines.map(({ item }) => item)
  if (!items) return null
  return { items: forStaff ? items : items.map(withoutCost), country, zipcode }
}

/**
 * A quotation in the form of an order, for `/load-order/` (ORDER-7): staff get the present lines and the addresses, its client the lines of
 * the version that was sent last, and before that those that he asked for.
 */
export async function readAsOrder(
  actor: Actor,
  id: number,
): Promise<{ ok: true; order: Order } | OrderFailure> {
  const { drizzle } = (await shopPayload()).db
  const row = await findQuotation(drizzle, id)
  if (!row || !can(actor, 'quotation.read', subjectOf(row))) return orderFailure('not_found')
  const held = await linesOf(row, can(actor, 'quotation.edit', subjectOf(row)), drizzle)
  if (!held) return orderFailure('not_found')
  const { items, country, zipcode } = held
  const place = { ...nobody, country, zipcode }
  const order: Order = {
    ...nothingOrdered,
    id,
    status: 'quotation',
    createdAt: row.createdAt.toISOString(),
    locale: row.locale,
    currency: currencySchema.parse(row.currency),
    items,
    delivery: { ...place, vatApply: true },
    billing: place,
    other: { quotationId: id },
  }
  return { ok: true, order }
}
