import { type Decimal, decimalToNumber, divideHalfAway, powerOfTen, toDecimal } from './decimal'

/**
 * Rounds to `decimals` places, halves away from zero (PRICE-3): 2.5 is 3 and -2.5 is -3.
 * A number is read as the decimal it is written as, so 1.005 to two places is 1.01.
 * Throws `RangeError` on NaN and infinities.
 */
export function roundHalfAway(value: number | Decimal, decimals = 0): number {
  const exact = typeof value === 'number' ? toDecimal(value) : value
  if (exact.scale <= decimals) return decimalToNumber(exact)
  const digits = divideHalfAway(exact.digits, powerOfTen(exact.scale - decimals))
  return decimalToNumber({ digits, scale: decimals })
}
