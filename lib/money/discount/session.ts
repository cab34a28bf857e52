import { loyaltyDiscountPercent } from '@/lib/money/loyalty/loyalty'
import type { Discount } from '@/lib/product/item/item'

/** The coupons that the shop gives by itself (PRICE-17). */
export const RETAILER_COUPON = 'SYSTEM_RETAILER_1'
const LOYALTY_COUPON_PREFIX = 'SYSTEM_LOYALTY_'
const RETAILER_DISCOUNT_PERCENT = 20

/** The name of the discount of a level of loyalty: the shop grants it, nobody types it. */
export const loyaltyCoupon = (level: number): string => `${LOYALTY_COUPON_PREFIX}${level}`

/** Names with this prefix, in upper or lower case, are reserved for the shop: no customer's coupon has one. */
export const isSystemName = (coupon: string): boolean => coupon.toUpperCase().startsWith('SYSTEM_')

/** The kind of a coupon by its name: a session discount by its kind, or a customer's own coupon. */
export function discountKind(coupon: string): 'retailer' | 'loyalty' | 'coupon' {
  if (coupon === RETAILER_COUPON) return 'retailer'
  return coupon.startsWith(LOYALTY_COUPON_PREFIX) ? 'loyalty' : 'coupon'
}

/** The one session discount that acts: the highest, the retailer's on a tie (PRICE-13). */
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

const retailerDiscount: Discount = {
  coupon: RETAILER_COUPON,
  value: RETAILER_DISCOUNT_PERCENT,
  type: 'percent',
}

function loyaltyDiscount(level: number): Discount | null {
  const value = loyaltyDiscountPercent(level)
  return value > 0 ? { coupon: loyaltyCoupon(level), value, type: 'percent' } : null
}

/** The session discount of a name; null for a name that the shop does not give. */
export function sessionDiscountOf(coupon: string): Discount | null {
  if (coupon === RETAILER_COUPON) return retailerDiscount
  const [, level] = /^SYSTEM_LOYALTY_([1-9])$/.exec(coupon) ?? []
  return level ? loyaltyDiscount(Number(level)) : null
}

/** The one session discount of a client (PRICE-13); null where there is none. */
export function sessionDiscount({ retailer, loyaltyLevel = 0 }: SessionRights): Discount | null {
  const earned = [retailer ? retailerDiscount : null, loyaltyDiscount(loyaltyLevel)]
  return chooseSession(earned.filter(discount => discount !== null))
}
