/** The fields of a coupon that say whether it can be used now. Moments as ISO texts; `uses` is how often it still can be. */
export interface CouponTerms {
  validFrom?: string | null | undefined
  validUntil?: string | null | undefined
  uses?: number | null | undefined
}

export const couponStates = ['running', 'planned', 'over', 'used-up'] as const
export type CouponState = (typeof couponStates)[number]

/**
 * Whether anybody can use a coupon (ORDER-26): from its start to its end, and as long as a use is left.
 * @param at in ms since 1970
 */
export function couponState({ validFrom, validUntil, uses }: CouponTerms, at: number): CouponState {
  if (validUntil && Date.parse(validUntil) < at) return 'over'
  if (validFrom && at < Date.parse(validFrom)) return 'planned'
  return (uses ?? 0) <= 0 ? 'used-up' : 'running'
}

/** The fields of a coupon that a clerk writes and that can contradict each other. `used` is how often it has been used. */
export interface CouponWords extends CouponTerms {
  perClient?: number | null | undefined
  used: number
}

/** Why such a coupon could never do what it says; null where it can. */
export function couponContradiction({
  validFrom,
  validUntil,
  uses,
  perClient,
  used,
}: CouponWords): 'couponDates' | 'couponPerClient' | null {
  if (validFrom && validUntil && Date.parse(validUntil) <= Date.parse(validFrom)) return 'couponDates'
  // Without a use left it is ended, and what one client might have used says nothing any more.
  return perClient && uses && perClient > uses + used ? 'couponPerClient' : null
}
