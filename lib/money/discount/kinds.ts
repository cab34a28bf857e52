import type { ProductKindName } from '@/lib/product/kinds/kind'

/** The kinds of product that a coupon may be for; the others have no price of the list. */
export const couponKinds = [
  'stamp',
  'rubber',
  'sign',
  'static',
  'pack',
  'support',
] as const satisfies ProductKindName[]
