import { type Decimal, powerOfTen, toDecimal } from './decimal'
import { MINOR_DIGITS, type Money, money } from './money'

/** Gives the units that flooring left over to the largest remainders, ties to the earlier part. */
function spreadLeftover(floors: number[], remainders: readonly bigint[], leftover: number): number[] {
  const order = remainders
    .map((remainder, index) => ({ remainder, index }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const { index } of order.slice(0, leftover)) floors[index] = (floors[index] ?? 0) + 1
  return floors
}

const toIntegers = (weights: readonly number[]): bigint[] => {
  const exact = weights.map(toDecimal)
  const scale = exact.reduce((most, weight) => Math.max(most, weight.scale), 0)
  return exact.map(weight => weight.digits * powerOfTen(scale - weight.scale))
}

/**
 * Splits an amount by weights so that the parts add up to it exactly: largest remainder, ties to the earlier part
 * (PRICE-14, ORDER-21). `allocate(eur 100.00, [1, 1, 1])` is 33.34, 33.33, 33.33; a negative amount splits
 * like its positive. Throws `RangeError` on a negative or infinite weight, and where no weight can take the amount.
 */
export function allocate(amount: Money, weights: readonly number[]): Money[] {
  const shares = toIntegers(weights)
  if (shares.some(share => share < 0n)) throw new RangeError('a weight is negative')
  const whole = shares.reduce((sum, share) => sum + share, 0n)
  if (whole === 0n) {
    if (amount.minor !== 0) throw new RangeError('nothing to allocate to')
    return weights.map(() => money(0, amount.currency))
  }
  const total = BigInt(Math.abs(amount.minor))
  const floors = shares.map(share => Number((total * share) / whole))
  const leftover = Math.abs(amount.minor) - floors.reduce((sum, part) => sum + part, 0)
  const remainders = shares.map(share => (total * share) % whole)
  const sign = amount.minor < 0 ? -1 : 1
  return spreadLeftover(floors, remainders, leftover).map(part => money(sign * part, amount.currency))
}

/**
 * Exact amounts in major units rounded to minor units so that they add up to `total`, which is their rounded sum:
 * each is rounded down, what is missing goes to the largest remainders, ties to the earlier.
 */
export function roundToTotal(parts: readonly Decimal[], total: Money): Money[] {
  const scale = parts.reduce((most, part) => Math.max(most, part.scale), MINOR_DIGITS)
  const one = powerOfTen(scale - MINOR_DIGITS)
  const digits = parts.map(part => part.digits * powerOfTen(scale - part.scale))
  const remainders = digits.map(value => ((value % one) + one) % one)
  const floors = digits.map((value, index) => Number((value - (remainders[index] ?? 0n)) / one))
  const leftover = total.minor - floors.reduce((sum, part) => sum + part, 0)
  if (leftover < 0 || leftover > parts.length) throw new RangeError('the total is not the sum of its parts')
  return spreadLeftover(floors, remainders, leftover).map(part => money(part, total.currency))
}
