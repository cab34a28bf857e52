import { roundToTotal } from '@/lib/ground/money/allocate'
import { multiplyDecimals, shiftDecimal, sumDecimals, toDecimal } from '@/lib/ground/money/decimal'
import type { Money } from '@/lib/ground/money/money'

/**
 * Net amounts as one column shows them with VAT: rounded so that they add up to what is paid (PRICE-11). For display
 * alone. `percent` is the VAT on all of them, `gross` their sum with it.
 */
export function amountsWithVat(parts: readonly Money[], percent: number, gross: Money): Money[] {
  const factor = sumDecimals([toDecimal(1), shiftDecimal(toDecimal(percent), 2)])
  const exact = parts.map(({ minor }) =>
    multiplyDecimals(shiftDecimal({ digits: BigInt(minor), scale: 0 }, 2), factor),
  )
  return roundToTotal(exact, gross)
}
