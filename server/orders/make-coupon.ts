import 'server-only'
import type { z } from 'zod'
import type { Actor } from '@/lib/actor/actor'
import { can } from '@/lib/actor/can'
import type { newCouponSchema } from '@/lib/contract/discount'
import { isSystemName } from '@/lib/discount/session'
import { shopPayload } from '../shop-payload'
import { type OrderFailure, orderFailure } from './order-failure'

type NewCoupon = z.infer<typeof newCouponSchema>

const isTaken = async (coupon: string) =>
  (await (await shopPayload()).count({ collection: 'discounts', where: { coupon: { equals: coupon } } }))
    .totalDocs > 0

/** Makes a coupon, for staff (PRICE-17). A name that is taken and one that is the shop's own to give are refused by it. */
export async function makeCoupon(
  actor: Actor,
  coupon: NewCoupon,
): Promise<{ ok: true; discount: NewCoupon } | OrderFailure> {
  if (!can(actor, 'discount.make')) return orderFailure('forbidden')
  const taken = orderFailure('coupon_exists', { coupon: coupon.coupon })
  if (isSystemName(coupon.coupon) || (await isTaken(coupon.coupon))) return taken
  const payload = await shopPayload()
  try {
    await payload.create({ collection: 'discounts', data: coupon, depth: 0 })
  } catch (error) {
    if (await isTaken(coupon.coupon)) return taken
    throw error
  }
  return { ok: true, discount: coupon }
}
