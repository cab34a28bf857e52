import type { Discount } from '@/lib/cart/item'
import { allocate } from '@/lib/money/allocate'
import { multiplyDecimals, toDecimal } from '@/lib/money/decimal'
import {
  compareMoney,
  type Money,
  moneyFromDecimal,
  percentOfMoney,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from '@/lib/money/money'
import { discountKind } from './session'

/** A discount that acts: what it takes off in all and off every line (both positive). */
export interface ActingDiscount {
  discount: Discount
  amount: Money
  perLine: Money[]
}

export interface AppliedDiscounts {
  ok: true
  session: ActingDiscount | null
  coupon: ActingDiscount | null
}

/** Why a set of discounts cannot be applied; `subject` is the coupon's name. */
export type DiscountFinding =
  | { ok: false; code: 'discount_invalid'; subject: string }
  | { ok: false; code: 'discount_exhausted'; subject: string }
  | { ok: false; code: 'too_many_coupons'; subject: string }

/** A coupon takes off something, and is none of the names that the shop gives by itself. */
const isValid = ({ coupon, type, value }: Discount): boolean =>
  Number.isFinite(value) &&
  value >= 0 &&
  (type === 'euro' || (type === 'percent' && value <= 100)) &&
  discountKind(coupon) === 'coupon'

/** The discounts of an order: the session's follows from who buys, the coupons are named by him. */
export interface OrderDiscounts {
  session: Discount | null
  coupons: readonly Discount[]
}

/** Takes a discount off goods, once on their sum, then from line to line by largest remainder. */
function act(discount: Discount, goods: readonly Money[], rate: number): ActingDiscount {
  const currency = goods[0]?.currency ?? 'EUR'
  const whole = sumMoney(goods, currency)
  const wanted =
    discount.type === 'percent'
      ? percentOfMoney(whole, discount.value)
      : moneyFromDecimal(multiplyDecimals(toDecimal(discount.value), toDecimal(rate)), currency)
  const amount = compareMoney(wanted, whole) > 0 ? whole : wanted
  const perLine = allocate(
    amount,
    goods.map(line => line.minor),
  )
  return { discount, amount, perLine }
}

/**
 * Applies at most one session discount, then at most one coupon to what it left (PRICE-13 to PRICE-15).
 * `goods` are the lines after quantity breaks, without shipping and tranquility, which take no discount. A percentage
 * is computed once on all goods and allocated to the lines, ties to the earlier; a euro coupon is net, converted by
 * the list's `rate`, and never takes more than is left. A second coupon, one that is used up and one that is none are
 * refused by name.
 */
export function applyDiscounts(
  goods: readonly Money[],
  discounts: OrderDiscounts,
  rate = 1,
): AppliedDiscounts | DiscountFinding {
  const { coupons } = discounts
  const invalid = coupons.find(coupon => !isValid(coupon))
  if (invalid) return { ok: false, code: 'discount_invalid', subject: invalid.coupon }
  const [coupon = null, second] = coupons
  if (second) return { ok: false, code: 'too_many_coupons', subject: second.coupon }
  if (coupon?.uses !== undefined && coupon.uses <= 0) {
    return { ok: false, code: 'discount_exhausted', subject: coupon.coupon }
  }
  const session = discounts.session && act(discounts.session, goods, rate)
  const left = goods.map((line, index) =>
    subtractMoney(line, session?.perLine[index] ?? zeroMoney(line.currency)),
  )
  return { ok: true, session, coupon: coupon && act(coupon, left, rate) }
}
