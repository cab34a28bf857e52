import 'server-only'
import type { Actor } from '@/lib/actor/actor'
import { can } from '@/lib/actor/can'
import type { Discount } from '@/lib/cart/item'
import { isSystemName, sessionDiscountOf } from '@/lib/discount/session'
import { shopPayload } from '../shop-payload'
import { type OrderFailure, orderFailure } from './order-failure'

type ReadCoupon = { ok: true; discount: Discount } | OrderFailure

/** A session discount for those who have earned it, and for staff; to all others it is forbidden. */
function readSessionDiscount(actor: Actor, coupon: string): ReadCoupon {
  const discount = sessionDiscountOf(coupon)
  if (!discount) return orderFailure('unknown_discount', { coupon })
  return can(actor, 'discount.read-session', { coupon }) ? { ok: true, discount } : orderFailure('forbidden')
}

/** A discount by its name. An unknown, outdated or exhausted coupon is refused by it. */
export async function readCoupon(actor: Actor, { coupon }: { coupon: string }): Promise<ReadCoupon> {
  if (isSystemName(coupon)) return readSessionDiscount(actor, coupon)
  if (!can(actor, 'discount.read-coupon')) return orderFailure('forbidden')
  const { docs } = await (await shopPayload()).find({
    collection: 'discounts',
    where: { coupon: { equals: coupon } },
    limit: 1,
    depth: 0,
  })
  const found = docs[0]
  if (!found) return orderFailure('unknown_discount', { coupon })
  const expired = found.validUntil ? Date.parse(found.validUntil) < Date.now() : false
  if (expired) return orderFailure('unknown_discount', { coupon })
  if ((found.uses ?? 0) <= 0) return orderFailure('discount_exhausted', { coupon })
  return { ok: true, discount: { coupon, value: found.value, type: found.type, uses: found.uses ?? 0 } }
}
