import 'server-only'
import type { z } from 'zod'
import { hasCoupon } from '@/cms/coupons'
import type { newCouponSchema } from '@/lib/doors/contract/discount'
import { isSystemName } from '@/lib/money/discount/session'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'

type NewCoupon = z.infer<typeof newCouponSchema>

/** Makes a coupon, for staff (PRICE-17). A name that is taken, or that only the shop may give, is refused. */
export async function makeCoupon(
  actor: Actor,
  coupon: NewCoupon,
): Promise<{ ok: true; discount: NewCoupon } | OrderFailure> {
  if (!can(actor, 'discount.make')) return orderFailure('forbidden')
  const payload = await shopPayload()
  const taken = orderFailure('coupon_exists', { coupon: coupon.coupon })
  if (isSystemName(coupon.coupon) || (await hasCoupon(payload, coupon.coupon))) return taken
  try {
    await payload.create({ collection: 'discounts', data: coupon, depth: 0 })
  } catch (error) {
    if (await hasCoupon(payload, coupon.coupon)) return taken
    throw error
  }
  return { ok: true, discount: coupon }
}
