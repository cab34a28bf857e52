import type { Currency } from '@/lib/ground/names'
import { type Decimal, multiplyDecimals, roundDecimal, shiftDecimal, toDecimal } from './decimal'

export type { Currency }

/** An amount in whole minor units (cents, rappen, pence). Amounts of two currencies never meet. */
export interface Money {
  readonly minor: number
  readonly currency: Currency
}

/** Minor units of every currency of the shop: two decimals. */
export const MINOR_DIGITS = 2

/** Makes an amount. Throws `RangeError` where `minor` is not a safe integer: that is a bug, never a price. */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not a whole number of minor units: ${minor}`)
  // A negative zero would print as "-0.00".
  return { minor: minor === 0 ? 0 : minor, currency }
}

export const zeroMoney = (currency: Currency): Money => money(0, currency)

function sameCurrency(a: Money, b: Money): Currency {
  if (a.currency !== b.currency) throw new TypeError(`${a.currency} and ${b.currency} do not mix`)
  return a.currency
}

/** The sum of two amounts. @throws for two currencies. */
export function addMoney(a: Money, b: Money): Money {
  return money(a.minor + b.minor, sameCurrency(a, b))
}

/** The difference of two amounts. @throws for two currencies. */
export function subtractMoney(a: Money, b: Money): Money {
  return money(a.minor - b.minor, sameCurrency(a, b))
}

export function negateMoney(amount: Money): Money {
  return money(-amount.minor, amount.currency)
}

/** The sum in `currency`; of nothing, zero. */
export function sumMoney(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(addMoney, zeroMoney(currency))
}

/** `amount × factor`, calculated exactly and rounded once, half away from zero. */
export function multiplyMoney(amount: Money, factor: number): Money {
  if (Number.isSafeInteger(factor)) return money(amount.minor * factor, amount.currency)
  const exact = multiplyDecimals(toDecimal(amount.minor), toDecimal(factor))
  return money(roundDecimal(exact), amount.currency)
}

/** `percent` percent of an amount, rounded once, half away from zero. */
export function percentOfMoney(amount: Money, percent: number): Money {
  const exact = shiftDecimal(multiplyDecimals(toDecimal(amount.minor), toDecimal(percent)), 2)
  return money(roundDecimal(exact), amount.currency)
}

/** Negative, zero or positive as `a` is below, at or above `b`. */
export function compareMoney(a: Money, b: Money): number {
  sameCurrency(a, b)
  return a.minor - b.minor
}

/** An exact amount in major units (1.95 euro) as money, rounded once, half away from zero. */
export function moneyFromDecimal(major: Decimal, currency: Currency): Money {
  return money(roundDecimal(shiftDecimal(major, -MINOR_DIGITS)), currency)
}

/** A price of the data in major units (1.95) as money. Throws `RangeError` on NaN and infinities. */
export function moneyFromMajor(major: number, currency: Currency): Money {
  return moneyFromDecimal(toDecimal(major), currency)
}
