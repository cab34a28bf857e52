import 'server-only'
import { numberOfCoupon } from '@/cms/coupons'
import type { Discount as DiscountDoc } from '@/cms/payload-types'
import { type CouponState, couponState } from '@/lib/money/discount/coupon-state'
import { isSystemName, sessionDiscountOf } from '@/lib/money/discount/session'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import type { Discount } from '@/lib/product/item/item'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'

type ReadCoupon = { ok: true; discount: Discount } | OrderFailure

/** A session discount for those who have earned it, and for staff; to all others it is forbidden. */
function readSessionDiscount(actor: Actor, coupon: string): ReadCoupon {
  const discount = sessionDiscountOf(coupon)
  if (!discount) return orderFailure('unknown_discount', { coupon })
  return can(actor, 'discount.read-session', { coupon }) ? { ok: true, discount } : orderFailure('forbidden')
}

/** Why a coupon cannot be used by anybody. */
const refusals = {
  running: null,
  planned: 'discount_not_yet',
  over: 'discount_expired',
  'used-up': 'discount_exhausted',
} as const satisfies Record<CouponState, OrderFailure['code'] | null>

/** A coupon's terms as carts and orders calculate with them. */
export function couponOf(doc: DiscountDoc): Discount {
  const { coupon, type, value, uses, minimum, kinds, countries, products } = doc
  return {
    coupon,
    type,
    value,
    uses: uses ?? 0,
    ...(minimum && { minimum }),
    ...(kinds?.length && { kinds: [...kinds] }),
    ...(Array.isArray(products) && products.length > 0 && { products: products.map(String) }),
    ...(Array.isArray(countries) && countries.length > 0 && { countries: countries.map(String) }),
  }
}

/** A discount by its name, in upper or lower case. An unknown, outdated or exhausted coupon is refused by name. */
export async function readCoupon(actor: Actor, { coupon }: { coupon: string }): Promise<ReadCoupon> {
  if (isSystemName(coupon)) return readSessionDiscount(actor, coupon.toUpperCase())
  if (!can(actor, 'discount.read-coupon')) return orderFailure('forbidden')
  const payload = await shopPayload()
  const id = await numberOfCoupon(payload, coupon)
  if (id === null) return orderFailure('unknown_discount', { coupon })
  const { docs } = await payload.find({
    collection: 'discounts',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
  })
  const found = docs[0]
  if (!found) return orderFailure('unknown_discount', { coupon })
  const refused = refusals[couponState(found, Date.now())]
  return refused ? orderFailure(refused, { coupon }) : { ok: true, discount: couponOf(found) }
}
