import { allocate } from '@/lib/ground/money/allocate'
import { multiplyDecimals, toDecimal } from '@/lib/ground/money/decimal'
import {
  compareMoney,
  type Money,
  moneyFromDecimal,
  percentOfMoney,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from '@/lib/ground/money/money'
import type { Discount } from '@/lib/product/item/item'
import { discountKind } from './session'

/** A discount that acts: what it takes off in all and off every line (both positive). */
export interface ActingDiscount {
  discount: Discount
  amount: Money
  perLine: Money[]
  /** On how many lines it acts, where it is for some goods alone. */
  lines?: number
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
  | { ok: false; code: 'discount_kind'; subject: string }
  | { ok: false; code: 'discount_product'; subject: string }
  | { ok: false; code: 'discount_country'; subject: string }
  | { ok: false; code: 'discount_minimum'; subject: string; minimum: Money }

/** A coupon takes off something, and its name is not reserved for the shop. */
const isValid = ({ coupon, type, value }: Discount): boolean =>
  Number.isFinite(value) &&
  value >= 0 &&
  (type === 'euro' || (type === 'percent' && value <= 100)) &&
  discountKind(coupon) === 'coupon'

/** A line's goods: their sum after quantity breaks, their kind of product and its slug; a line by word has no slug. */
export interface GoodsLine {
  kind: string
  slug?: string | null
  amount: Money
}

/** The discounts of an order: the session's follows from who buys, the coupons are named by him. */
export interface OrderDiscounts {
  session: Discount | null
  coupons: readonly Discount[]
  /** Where the goods go; a coupon for some countries acts in none that is not known. */
  country?: string
}

/** Whether a coupon is for some kinds or products alone. */
const isBound = ({ kinds = [], products = [] }: Discount) => kinds.length > 0 || products.length > 0

/** Whether a coupon is for a line: of its kinds, and of its products, where it names some. */
const isFor = ({ kinds = [], products = [] }: Discount, { kind, slug }: GoodsLine): boolean =>
  (kinds.length === 0 || kinds.includes(kind)) &&
  (products.length === 0 || (typeof slug === 'string' && products.includes(slug)))

/** The goods that a coupon is for: of others there is nothing to take it off. */
const goodsFor = (coupon: Discount, goods: readonly GoodsLine[]): Money[] =>
  goods.map(line => (isFor(coupon, line) ? line.amount : zeroMoney(line.amount.currency)))

const inCurrency = (euro: number, rate: number, currency: Money['currency']) =>
  moneyFromDecimal(multiplyDecimals(toDecimal(euro), toDecimal(rate)), currency)

/** Why a coupon does not act on these goods: another country, none of its goods, or too small a sum. The sum is before discounts. */
function conditionOf(
  coupon: Discount,
  goods: readonly GoodsLine[],
  { country = '', rate }: { country: string | undefined; rate: number },
): DiscountFinding | null {
  if (coupon.countries?.length && !coupon.countries.includes(country))
    return { ok: false, code: 'discount_country', subject: coupon.coupon }
  const currency = goods[0]?.amount.currency ?? 'EUR'
  const whole = sumMoney(goodsFor(coupon, goods), currency)
  if (isBound(coupon) && whole.minor === 0) {
    const code = coupon.products?.length ? 'discount_product' : 'discount_kind'
    return { ok: false, code, subject: coupon.coupon }
  }
  const minimum = inCurrency(coupon.minimum ?? 0, rate, currency)
  return compareMoney(whole, minimum) < 0
    ? { ok: false, code: 'discount_minimum', subject: coupon.coupon, minimum }
    : null
}

/** Takes a discount off goods, once on their sum, then from line to line by largest remainder. */
function act(discount: Discount, goods: readonly Money[], rate: number): ActingDiscount {
  const currency = goods[0]?.currency ?? 'EUR'
  const whole = sumMoney(goods, currency)
  const wanted =
    discount.type === 'percent'
      ? percentOfMoney(whole, discount.value)
      : inCurrency(discount.value, rate, currency)
  const amount = compareMoney(wanted, whole) > 0 ? whole : wanted
  const perLine = allocate(
    amount,
    goods.map(line => line.minor),
  )
  return { discount, amount, perLine }
}

/** A coupon on the goods that it is for. */
function actOn(goods: readonly GoodsLine[], coupon: Discount, rate: number): ActingDiscount {
  const acting = act(coupon, goodsFor(coupon, goods), rate)
  return isBound(coupon) ? { ...acting, lines: goods.filter(line => isFor(coupon, line)).length } : acting
}

/**
 * Applies at most one session discount, then at most one coupon to what it left (PRICE-13 to PRICE-15). `goods` are the
 * lines after quantity breaks, without shipping and tranquility, which take no discount. A coupon may be for some
 * countries, kinds of product and single products alone, and from a sum of these (ORDER-26). A percentage is computed
 * once on all goods and allocated to the lines, ties to the earlier; a euro coupon is net, converted by the list's
 * `rate`, and never takes more than is left. A second coupon, a used-up one and an invalid one are refused by name.
 */
export function applyDiscounts(
  goods: readonly GoodsLine[],
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
  const condition = coupon && conditionOf(coupon, goods, { country: discounts.country, rate })
  if (condition) return condition
  const amounts = goods.map(({ amount }) => amount)
  const session = discounts.session && act(discounts.session, amounts, rate)
  const left = goods.map((line, index) => ({
    ...line,
    amount: subtractMoney(line.amount, session?.perLine[index] ?? zeroMoney(line.amount.currency)),
  }))
  return { ok: true, session, coupon: coupon && actOn(left, coupon, rate) }
}
