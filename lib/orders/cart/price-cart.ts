import type { DiscountFinding } from '@/lib/money/discount/apply'
import { agreePrice } from '@/lib/money/pricing/agree-price'
import type {
  Buyer,
  OrderDelivery,
  OrderItem,
  OrderPriceResult,
  PriceContext,
  ShippingOffer,
} from '@/lib/money/pricing/order'
import { priceItem } from '@/lib/money/pricing/price-item'
import { priceOrder } from '@/lib/money/pricing/price-order'
import type { PriceResult } from '@/lib/money/pricing/result'
import { type ShippingFinding, shippingOffers } from '@/lib/money/pricing/shipping'
import { quotedItem } from '@/lib/orders/quotations/quoted-item'
import type { CartItem, Discount } from '@/lib/product/item/item'
import { isGoods } from '@/lib/product/item/types'
import type { Unavailable } from '@/lib/product/kinds/kind'
import { kindOf } from '@/lib/product/kinds/registry'

/** A line of the cart with what it costs; `null` where it has no form that can be priced. */
export interface PricedCartLine {
  item: CartItem
  price: PriceResult | null
  /** Why it cannot be bought as it is, `null` when it can. */
  unavailable: Unavailable | null
}

export interface PricedCart {
  lines: PricedCartLine[]
  /** Methods that can be chosen, in the order of the zone. */
  offers: ShippingOffer[]
  /** Why nothing can be sent, `null` where something can. */
  shippingFinding: ShippingFinding | null
  /** The method used for the price: the wanted one where it is offered, else the preselected one. */
  method: string | null
  /** All lines that have a price, with shipping and VAT. */
  order: OrderPriceResult
  /** Why the coupon does not act on this cart, which is priced without it then; `null` where it does, or there is none. */
  couponFinding: CouponFinding | null
  /** True when every line can be bought, each has a price and something can carry them: the cart can be ordered. */
  orderable: boolean
}

/** A condition of a coupon that a cart does not meet, and may meet with another line. */
export type CouponFinding = Extract<
  DiscountFinding,
  { code: 'discount_kind' | 'discount_product' | 'discount_minimum' | 'discount_country' }
>

const isCondition = (result: OrderPriceResult): result is CouponFinding =>
  !result.ok &&
  (result.code === 'discount_kind' ||
    result.code === 'discount_product' ||
    result.code === 'discount_minimum' ||
    result.code === 'discount_country')

type Delivery = Pick<OrderDelivery, 'country' | 'zipcode'> & { method?: string | null }

const isAvailable = ({ unavailable }: PricedCartLine) => unavailable === null

/** What a line comes to by itself: at what was agreed on, where something was. */
function priceOne({ item, quantity, agreedUnit }: OrderItem, context: PriceContext): PriceResult {
  const price = priceItem(item, quantity, context)
  return price.ok && agreedUnit ? agreePrice(price, agreedUnit) : price
}

function choose(
  offers: readonly ShippingOffer[],
  wanted: string | null | undefined,
  preselected: string | null,
) {
  const has = (method: string | null | undefined) => offers.find(offer => offer.method === method)?.method
  return has(wanted) ?? has(preselected) ?? offers[0]?.method ?? null
}

/**
 * What a cart comes to with its delivery: every line by itself, the methods that can carry it, and the order as a whole,
 * by the functions that the server orders with (PRICE-1). Lines without a price are left out of the order's sum, and the
 * cart is not orderable then.
 */
export function priceCart(
  items: readonly CartItem[],
  delivery: Delivery,
  buyer: Buyer,
  context: PriceContext,
  coupons: readonly Discount[] = [],
): PricedCart {
  const goods = items.filter(isGoods)
  const { currency } = context.priceList
  const orderItems = goods.flatMap(line => quotedItem(line, currency) ?? [])
  const prices = new Map<string | undefined, PriceResult>(
    orderItems.map(item => [item.id, priceOne(item, context)]),
  )
  const sound: OrderItem[] = orderItems.filter(({ id }) => prices.get(id)?.ok)
  const { country, zipcode } = delivery
  const found = shippingOffers({ items: sound, buyer }, { country, zipcode }, context)
  const offers = found.ok ? found.offers : []
  const method = choose(offers, delivery.method, found.ok ? found.preselected : null)
  const asked = { items: sound, delivery: { country, zipcode, ...(method && { method }) }, buyer }
  const reduced = priceOrder({ ...asked, coupons }, context)
  const couponFinding = isCondition(reduced) ? reduced : null
  const order = couponFinding ? priceOrder(asked, context) : reduced
  const lines = goods.map(item => ({
    item,
    price: prices.get(item.id) ?? null,
    unavailable: kindOf(item)?.availability(item, context.catalogue) ?? null,
  }))
  return {
    lines,
    offers,
    shippingFinding: found.ok ? null : found,
    method,
    order,
    couponFinding,
    orderable: order.ok && method !== null && sound.length === goods.length && lines.every(isAvailable),
  }
}
