import { MINOR_DIGITS, type Money } from '@/lib/ground/money/money'
import type { PricedCart } from '@/lib/orders/cart/price-cart'
import type { Order, OrderLine } from './order'

/** A thing that was viewed, put in the cart or bought, as tag containers read it. Prices are of one piece, without tax. */
export interface CommerceItem {
  item_id: string
  item_name: string
  price?: number
  quantity?: number
}

/** What a tag container gets about a cart or an order. `value` is the goods without tax and transport. */
export interface Commerce {
  currency?: string
  value?: number
  items: CommerceItem[]
  transaction_id?: string
  tax?: number
  shipping?: number
  coupon?: string
}

const decimal = ({ minor }: Pick<Money, 'minor'>) =>
  Number((minor / 10 ** MINOR_DIGITS).toFixed(MINOR_DIGITS))

/** What one piece of a line was paid with, discounts taken off. */
const perPiece = (net: Pick<Money, 'minor'>, quantity: number) =>
  decimal({ minor: Math.round(net.minor / quantity) })

type Bought = Pick<Order, 'id' | 'totals' | 'discounts' | 'currency'> & {
  lines: readonly Pick<OrderLine, 'slug' | 'title' | 'quantity' | 'net'>[]
}

/** What was bought. Null for an order that was never priced. */
export function purchaseOf({ id, lines, totals, discounts, currency }: Bought): Commerce | null {
  if (!totals) return null
  const coupon = discounts.find(({ kind }) => kind === 'coupon')?.coupon
  return {
    transaction_id: String(id),
    currency,
    value: decimal({ minor: totals.net.minor - totals.shipping.minor }),
    tax: decimal(totals.vat),
    shipping: decimal(totals.shipping),
    ...(coupon && { coupon }),
    items: lines.map(({ slug, title, quantity, net }) => ({
      item_id: slug,
      item_name: title,
      price: perPiece(net, quantity),
      quantity,
    })),
  }
}

type Line = PricedCart['lines'][number]

const itemOf = ({ item, price }: Line): CommerceItem => ({
  item_id: item.slug,
  item_name: item.description || item.slug,
  ...(price?.ok && { price: decimal(price.unit) }),
  quantity: item.quantity,
})

/** The goods of a cart, or one line of it. Null where nothing has a price yet. */
export function cartCommerce({ lines, order }: PricedCart, only?: string): Commerce | null {
  const shown = only === undefined ? lines : lines.filter(({ item }) => item.id === only)
  const priced = shown.flatMap(({ price }) => (price?.ok ? [price.line] : []))
  const [first] = priced
  if (!first) return null
  const whole = only === undefined && order.ok
  const goods = whole
    ? order.totals.net.minor - order.totals.shipping.minor
    : priced.reduce((sum, { minor }) => sum + minor, 0)
  return { currency: first.currency, value: decimal({ minor: goods }), items: shown.map(itemOf) }
}
