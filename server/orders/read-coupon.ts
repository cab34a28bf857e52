import 'server-only'
import type { Payload } from 'payload'
import type { Discount } from '@/lib/cart/item'
import { type OrderFailure, orderFailure } from './order-failure'

/**
 * A customer's coupon as the shop knows it. An unknown, outdated or exhausted one is refused by its name; session
 * discounts are the shop's to give, so their names are unknown here.
 */
export async function readCoupon(
  payload: Payload,
  coupon: string,
): Promise<{ ok: true; discount: Discount } | OrderFailure> {
  const { docs } = await payload.find({
    collection: 'discounts',
    where: { coupon: { equals: coupon } },
    limit: 1,
    depth: 0,
  })
  const found = docs[0]
  if (!found || coupon.startsWith('SYSTEM_')) return orderFailure('unknown_discount', { coupon })
  const expired = found.validUntil ? Date.parse(found.validUntil) < Date.now() : false
  if (expired) return orderFailure('unknown_discount', { coupon })
  if ((found.uses ?? 0) <= 0) return orderFailure('discount_exhausted', { coupon })
  return { ok: true, discount: { coupon, value: found.value, type: found.type, uses: found.uses ?? 0 } }
}
