import type { QuantityBreak } from '@/lib/ground/common'
import { roundToTotal } from '@/lib/ground/money/allocate'
import {
  type Decimal,
  multiplyDecimals,
  shiftDecimal,
  subtractDecimals,
  sumDecimals,
  toDecimal,
} from '@/lib/ground/money/decimal'
import {
  addMoney,
  MINOR_DIGITS,
  type Money,
  moneyFromDecimal,
  moneyFromMajor,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from '@/lib/ground/money/money'
import type { PriceList } from './price-list'
import type { ItemPrice, LedgerCode, LedgerEntry } from './result'

/** A component of one piece in EUR, not yet rounded. */
export interface PricePart {
  code: LedgerCode
  params: LedgerEntry['params']
  exact: Decimal
}

/** How a unit is rounded: signs once, after the break; stamps, whose price is public, before it too. */
export type UnitRounding = 'once' | 'before-break'

const noBreak: QuantityBreak = { from: 1, discountPercent: 0 }

/** The break that acts for a quantity: the one from the most pieces that are reached. */
export function breakFor(breaks: readonly QuantityBreak[], quantity: number): QuantityBreak {
  return breaks.reduce((best, b) => (quantity >= b.from && b.from >= best.from ? b : best), noBreak)
}

interface UnitStages {
  /** Before the break, after it, and in the currency of the list. */
  base: Money
  broken: Money
  converted: Money
}

/** The unit from stage to stage; conversion comes after the break (PRICE-2, PRICE-3). */
function roundUnit(exact: Decimal, percent: number, rounding: UnitRounding, list: PriceList): UnitStages {
  const { currency, rate } = list
  const base = moneyFromDecimal(exact, currency)
  const kept = shiftDecimal(subtractDecimals(toDecimal(100), toDecimal(percent)), 2)
  const beforeBreak = rounding === 'once' ? exact : { digits: BigInt(base.minor), scale: MINOR_DIGITS }
  const broken = moneyFromDecimal(multiplyDecimals(beforeBreak, kept), currency)
  return { base, broken, converted: rate === 1 ? broken : multiplyMoney(broken, rate) }
}

export interface LedgerInput {
  parts: readonly PricePart[]
  quantity: number
  breaks: readonly QuantityBreak[]
  rounding: UnitRounding
  tranquility: boolean
}

/**
 * Rounds the components so that they add up to the unit, adds what quantity, currency and tranquility change, and
 * multiplies by the quantity. List prices are points of the shop's currency: the currency's line is what the list's
 * factor takes off or adds. Components do not move with the quantity, only the break's line does.
 */
export function buildItemPrice(input: LedgerInput, priceList: PriceList): ItemPrice {
  const { parts, quantity, breaks, rounding } = input
  const { currency, rate } = priceList
  const shown = parts.filter(part => part.exact.digits !== 0n)
  const reached = breakFor(breaks, quantity)
  const { discountPercent: percent, from } = reached
  const { base, broken, converted } = roundUnit(
    sumDecimals(shown.map(p => p.exact)),
    percent,
    rounding,
    priceList,
  )
  const amounts = roundToTotal(
    shown.map(part => part.exact),
    base,
  )
  const ledger: LedgerEntry[] = []
  const enter = (code: LedgerCode, params: LedgerEntry['params'], unitAmount: Money) =>
    ledger.push({ code, params, quantity, unitAmount, amount: multiplyMoney(unitAmount, quantity) })
  shown.forEach((part, index) => {
    enter(part.code, part.params, amounts[index] ?? zeroMoney(currency))
  })
  if (broken.minor !== base.minor) enter('quantity_break', { percent, from }, subtractMoney(broken, base))
  if (converted.minor !== broken.minor)
    enter('currency', { currency, rate }, subtractMoney(converted, broken))
  const option = input.tranquility ? moneyFromMajor(priceList.tranquility, currency) : zeroMoney(currency)
  if (input.tranquility) enter('tranquility', {}, option)
  const unit = addMoney(converted, option)
  return {
    ok: true,
    quantity,
    ledger,
    unit,
    line: sumMoney(
      ledger.map(entry => entry.amount),
      currency,
    ),
    goods: multiplyMoney(converted, quantity),
    tranquility: multiplyMoney(option, quantity),
    breakPercent: percent,
  }
}
