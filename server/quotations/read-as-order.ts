import 'server-only'
import type { Actor } from '@/lib/actor/actor'
import { can } from '@/lib/actor/can'
import type { CartItem } from '@/lib/cart/item'
import { currencySchema } from '@/lib/catalogue/markets'
import type { Order } from '@/lib/order/order'
import { quotationDraftSchema } from '@/lib/quotations/draft'
import { nothingOrdered } from '../carts/read-cart'
import { type OrderFailure, orderFailure } from '../orders/order-failure'
import { shopPayload } from '../shop-payload'
import { subjectOf } from './read-quotation'
import { findQuotation, newestVersion } from './store'

/** What a line costs the shop is told to nobody but staff. */
function withoutCost({ costPrice: _, ...item }: CartItem): CartItem {
  return item
}

const nobody = { name: '', address: '', city: '', phone: '', relaisId: null }

/**
 * A quotation in the form of an order, for `/load-order/` (ORDER-7): staff get the lines as they stand and where it goes, its client
 * those of the version that was sent last. Before anything was sent there is nothing for him to load.
 */
export async function readAsOrder(
  actor: Actor,
  id: number,
): Promise<{ ok: true; order: Order } | OrderFailure> {
  const { drizzle } = (await shopPayload()).db
  const row = await findQuotation(drizzle, id)
  if (!row || !can(actor, 'quotation.read', subjectOf(row))) return orderFailure('not_found')
  const forStaff = can(actor, 'quotation.edit', subjectOf(row))
  const shown = forStaff ? row.draft : (await newestVersion(drizzle, id))?.draft
  if (!shown) return orderFailure('not_found')
  const { lines, country, zipcode } = quotationDraftSchema.parse(shown)
  const items = lines.map(({ item }) => (forStaff ? item : withoutCost(item)))
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
