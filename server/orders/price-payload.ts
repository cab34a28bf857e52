import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { sessionDiscountOf } from '@/lib/money/discount/session'
import type { OrderFinding, OrderPrice } from '@/lib/money/pricing/order'
import type { PriceList } from '@/lib/money/pricing/price-list'
import { priceOrder } from '@/lib/money/pricing/price-order'
import { buyerOf, type CheckedNumber } from '@/lib/money/standing'
import type { OrderPayload } from '@/lib/orders/order/payload'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import type { Discount } from '@/lib/product/item/item'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { readCoupon } from './read-coupon'
import type { VerifiedItem } from './verify-items'

/** The failure that each finding of the prices becomes. */
const failures: Record<Exclude<OrderFinding['code'], 'empty_order'>, OrderFailure['code']> = {
  bad_lines: 'invalid_configuration',
  unknown_country: 'unknown_country',
  quotation_needed: 'quotation_needed',
  method_not_offered: 'method_not_offered',
  discount_invalid: 'unknown_discount',
  discount_exhausted: 'discount_exhausted',
  too_many_coupons: 'too_many_coupons',
  discount_kind: 'discount_kind',
  discount_product: 'discount_product',
  discount_minimum: 'discount_minimum',
  discount_country: 'discount_country',
}

/**
 * The coupons that an actor orders with. Session discounts are not named but depend on the actor, and staff get no
 * discounts (ORDER-4): such names are left out.
 */
export const couponsOf = (actor: Actor, { discounts }: Pick<OrderPayload, 'discounts'>): string[] =>
  can(actor, 'discount.use') ? discounts.filter(coupon => !sessionDiscountOf(coupon.toUpperCase())) : []

/** The coupons that were named, as the shop knows them. An unknown or exhausted one is refused by its name. */
async function readCoupons(
  actor: Actor,
  names: readonly string[],
): Promise<{ ok: true; coupons: Discount[] } | OrderFailure> {
  const coupons: Discount[] = []
  for (const name of names) {
    const found = await readCoupon(actor, { coupon: name })
    if (!found.ok) return found
    coupons.push(found.discount)
  }
  return { ok: true, coupons }
}

/** The server's own price of an order; the browser's price is not used. */
export async function pricePayload(
  actor: Actor,
  order: OrderPayload,
  items: readonly VerifiedItem[],
  context: { catalogue: Catalogue; priceList: PriceList; vatCheck: CheckedNumber | null },
): Promise<OrderPrice | OrderFailure> {
  const coupons = await readCoupons(actor, couponsOf(actor, order))
  if (!coupons.ok) return coupons
  const price = priceOrder(
    {
      items: items.map(({ item, priceable }) => ({ id: item.id, item: priceable, quantity: item.quantity })),
      delivery: {
        country: order.delivery.country,
        zipcode: order.delivery.zipcode,
        method: order.shipment.method,
      },
      buyer: buyerOf(actor, order.client, context.vatCheck),
      coupons: coupons.coupons,
    },
    context,
  )
  if (price.ok) return price
  const { ok: _, code, ...details } = price
  return code === 'empty_order' ? orderFailure('invalid_body') : orderFailure(failures[code], details)
}
