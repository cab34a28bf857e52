import { powerOfTen, toDecimal } from '@/lib/money/decimal'
import type { Money } from '@/lib/money/money'

/**
 * Points for goods that were paid: one per whole euro without VAT, after discounts (PRICE-18).
 * Another currency counts at the list price it stands for: `rate` is the price list's factor from EUR.
 */
export function loyaltyPoints(goodsPaid: Money, rate: number): number {
  if (goodsPaid.minor <= 0) return 0
  const factor = toDecimal(rate)
  return Number((BigInt(goodsPaid.minor) * powerOfTen(factor.scale)) / (factor.digits * 100n))
}
