import type { Discount } from '@/lib/cart/item'
import { loyaltyDiscountPercent } from '@/lib/loyalty/loyalty'

/** The coupons that the shop gives by itself (specification §7, `GET /api/discounts/{coupon}`). */
export const RETAILER_COUPON = 'SYSTEM_RETAILER_1'
const LOYALTY_COUPON_PREFIX = 'SYSTEM_LOYALTY_'
const RETAILER_DISCOUNT_PERCENT = 20

export const loyaltyCoupon = (level: number): string => `${LOYALTY_COUPON_PREFIX}${level}`

/** What a coupon's name makes it: a session discount by its kind, or a customer's own coupon. */
export function discountKind(coupon: string): 'retailer' | 'loyalty' | 'coupon' {
  if (coupon === RETAILER_COUPON) return 'retailer'
  return coupon.startsWith(LOYALTY_COUPON_PREFIX) ? 'loyalty' : 'coupon'
}

/** The one session discount that acts: the highest, the retailer's on a tie (product decisions §12, Orders). */
export function chooseSession(discounts: readonly Discount[]): Discount | null {
  const isBetter = (next: Discount, best: Discount) =>
    next.value === best.value ? discountKind(next.coupon) === 'retailer' : next.value > best.value
  return discounts.reduce<Discount | null>(
    (best, next) => (!best || isBetter(next, best) ? next : best),
    null,
  )
}

/** What earns a session discount: a confirmed retailer, or a level of the club. */
export interface SessionRights {
  retailer?: boolean
  loyaltyLevel?: number
}

/** The one session discount of a client (product decisions §4); null where there is none. */
export function sessionDiscount({ retailer, loyaltyLevel = 0 }: SessionRights): Discount | null {
  const loyalty = loyaltyDiscountPercent(loyaltyLevel)
  const earned: Discount[] = []
  if (retailer) earned.push({ coupon: RETAILER_COUPON, value: RETAILER_DISCOUNT_PERCENT, type: 'percent' })
  if (loyalty > 0) earned.push({ coupon: loyaltyCoupon(loyaltyLevel), value: loyalty, type: 'percent' })
  return chooseSession(earned)
}
