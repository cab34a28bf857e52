import type { OrderState } from '@/lib/orders/order/states'
import type { Address, Delivery } from '@/lib/people/address/address'
import { type CartChange, changeOf } from '@/lib/product/item/change'
import type { CartItem } from '@/lib/product/item/item'
import { isByWord, isHeading } from '@/lib/product/item/types'

/** The fields of an order, or of a saved cart, that loading reads. */
export interface LoadableOrder {
  id: number
  status: OrderState
  items: readonly CartItem[]
  delivery: Delivery | null
  billing: Address | null
  other: Readonly<Record<string, unknown>>
  /** The state of its approval by the company; absent where no approval is needed. */
  approval?: object | null
}

/** What goes into the cart of an order that is loaded. */
export interface LoadedOrder {
  items: CartItem[]
  /** The coupon that stood among its lines, else `null`. */
  coupon: string | null
  /** Set where staff load a quotation, else `null`: the addresses of the cart stay. */
  addresses: { delivery: Delivery | null; billing: Address | null } | null
  /** The number under which the cart is kept from now on; -1 where it has none. */
  orderId: number
  quotationId: number | null
  /** What was left out, to be said. */
  left: CartChange[]
}

interface LoadedLine {
  item: CartItem | null
  left: CartChange[]
}

/** A line as it goes into the cart of one of the staff, or of anybody else (ORDER-7). */
function loadLine(item: CartItem, isAdmin: boolean): LoadedLine {
  const without = (code: CartChange['code']): LoadedLine => ({ item: null, left: [changeOf(item, code)] })
  if (item.type === 'shipment') return without('delivery_left')
  if (isHeading(item)) return without('heading_left')
  if (item.type === 'discount') {
    // A coupon is noted beside the lines; it is judged again where it is used.
    return item.flag ? without('session_discount_left') : { item: null, left: [] }
  }
  if (isAdmin) return { item, left: [] }
  if (isByWord(item)) return without('magic_left')
  const { ondemand, importDesign, comment, ...content } = item.content
  if (importDesign !== undefined) return { item: { ...item, content }, left: [changeOf(item, 'files_left')] }
  if (ondemand === undefined && comment === undefined) return { item, left: [] }
  return { item: { ...item, content }, left: [changeOf(item, 'notes_left')] }
}

/** Says each thing once: several deliveries or headings are one sentence a name. */
function sayOnce(changes: readonly CartChange[]): CartChange[] {
  const seen = new Set<string>()
  return changes.filter(({ code, description, slug, itemId }) => {
    const key = code === 'files_left' || code === 'notes_left' ? itemId : `${code} ${description || slug}`
    if (seen.has(`${code} ${key}`)) return false
    seen.add(`${code} ${key}`)
    return true
  })
}

const idOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null

/**
 * What goes into the cart when an order, or a saved cart, is loaded (ORDER-7), and what is left out. `restoreItems` checks whether its
 * products are still available.
 */
export function loadOrder(order: LoadableOrder, { isAdmin }: { isAdmin: boolean }): LoadedOrder {
  const { id, status, delivery, billing, other } = order
  const lines = order.items.map(item => loadLine(item, isAdmin))
  const coupon = order.items.find(({ type, flag }) => type === 'discount' && !flag)?.content.discount?.coupon
  const isQuotation = status === 'quotation'
  return {
    items: lines.flatMap(({ item }) => item ?? []),
    coupon: coupon ?? null,
    addresses: isQuotation && isAdmin ? { delivery, billing } : null,
    // An order that waits for its approver is no kept cart: loading it makes another order.
    orderId: (status === 'cart' && !order.approval) || (isQuotation && isAdmin) ? id : -1,
    quotationId: isQuotation ? (idOf(other.quotationId) ?? id) : idOf(other.quotationId),
    left: sayOnce(lines.flatMap(({ left }) => left)),
  }
}
