import 'server-only'
import type { Discount as DiscountDoc } from '@/cms/payload-types'
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

/** Why a coupon cannot be used now by anybody; `at` in ms since 1970. */
function refusalOf({ validFrom, validUntil, uses }: DiscountDoc, at: number): OrderFailure['code'] | null {
  if (validFrom && at < Date.parse(validFrom)) return 'discount_not_yet'
  if (validUntil && Date.parse(validUntil) < at) return 'discount_expired'
  return (uses ?? 0) <= 0 ? 'discount_exhausted' : null
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
  const refused = refusalOf(found, Date.now())
  if (refused) return orderFailure(refused, { coupon })
  const { type, value, uses, minimum, kinds } = found
  const discount = { coupon, type, value, uses: uses ?? 0 }
  return {
    ok: true,
    discount: {
      ...discount,
      ...(minimum && { minimum }),
      ...(kinds?.length && { kinds: [...kinds] }),
    },
  }
}
