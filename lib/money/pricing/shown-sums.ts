import { type Money, negateMoney } from '@/lib/ground/money/money'
import type { AppliedDiscount, OrderTotals, VatAmount } from './order'
import { amountsWithVat } from './shown-amounts'

/** The lines above a total, each with or without VAT, which add up to it exactly. */
export interface ShownSums {
  goods: Money
  tranquility: Money
  /** Below zero, in the order of the discounts. */
  discounts: Money[]
  shipping: Money
}

interface Sums {
  totals: OrderTotals
  vat: readonly VatAmount[]
  discounts: readonly Pick<AppliedDiscount, 'amount'>[]
}

/**
 * The sums of an order as one column shows them: without VAT as they are, with VAT rounded so that they add up to what
 * is paid. VAT itself is computed on the whole (PRICE-11); this is for display alone.
 */
export function shownSums({ totals, vat, discounts }: Sums, includingVat: boolean): ShownSums {
  const parts = [
    totals.goods,
    totals.tranquility,
    totals.shipping,
    ...discounts.map(d => negateMoney(d.amount)),
  ]
  const [first] = vat
  const amounts =
    includingVat && vat.length === 1 && first ? amountsWithVat(parts, first.percent, totals.gross) : parts
  const [goods = totals.goods, tranquility = totals.tranquility, shipping = totals.shipping, ...rest] =
    amounts
  return { goods, tranquility, shipping, discounts: rest }
}
