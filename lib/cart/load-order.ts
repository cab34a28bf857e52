import type { Address, Delivery } from '@/lib/address/address'
import { readAddress, readDelivery } from '@/lib/address/address'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { kindOf } from '@/lib/products/registry'
import { type CartChange, type CartChangeCode, changeOf } from './change'
import type { CartItem } from './item'
import { restoreItems } from './restore-cart'

/** An order as far as loading it into the cart needs it (ORDER-7). */
export type LoadableOrder = {
  items: readonly CartItem[]
  status: string
  delivery?: unknown
  billing?: unknown
}

export type LoadedOrder = {
  items: CartItem[]
  changes: CartChange[]
  /** Only of a quotation that an admin loads: the addresses that the cart takes over. */
  delivery: Delivery | null
  billing: Address | null
}

/** Why a line is left out, `null` when it stays. */
function dropReason(item: CartItem, isAdmin: boolean): CartChangeCode | null {
  if (item.type === 'shipment') return 'shipment_dropped'
  if (item.type === 'discount' && item.flag) return 'discount_dropped'
  const loads = kindOf(item)?.loads ?? 'always'
  if (loads === 'always' || (loads.for === 'admin' && isAdmin)) return null
  return loads.dropped
}

/** The line without what an admin did for the client: it cannot be taken into another order. */
function withoutAdminWork(item: CartItem): CartItem {
  const { ondemand, importDesign, comment, ...content } = item.content
  const hadAny = ondemand !== undefined || importDesign !== undefined || comment !== undefined
  return hadAny ? { ...item, content } : item
}

/**
 * The lines of an order for the cart, and what was left out or changed (ORDER-7): without
 * shipment, frames and session discounts; for all but admins without magic items and an admin's work; then restored
 * against today's catalogue, old spacers converted. A quotation that an admin loads gives its addresses as well.
 */
export function loadOrderItems(
  order: LoadableOrder,
  role: string | null | undefined,
  catalogue: Catalogue,
): LoadedOrder {
  const isAdmin = role === 'admin'
  const kept: CartItem[] = []
  const changes: CartChange[] = []
  for (const item of order.items) {
    const reason = dropReason(item, isAdmin)
    if (reason) {
      changes.push(changeOf(item, reason))
      continue
    }
    const own = isAdmin ? item : withoutAdminWork(item)
    if (own !== item) changes.push(changeOf(item, 'admin_work_removed'))
    kept.push(own)
  }
  const restored = restoreItems(kept, catalogue)
  const takesAddresses = isAdmin && order.status === 'quotation'
  return {
    items: restored.items,
    changes: [...changes, ...restored.changes],
    delivery: takesAddresses ? readDelivery(order.delivery) : null,
    billing: takesAddresses ? readAddress(order.billing) : null,
  }
}
