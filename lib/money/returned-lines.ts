import { z } from 'zod'
import { type Money, money, percentOfMoney } from '@/lib/ground/money/money'

/** Pieces of lines, by the lines' names in their order, for which money goes back. */
export const returnedLinesSchema = z
  .array(
    z.strictObject({ id: z.string().min(1).max(64), quantity: z.number().int().positive().max(100_000) }),
  )
  .max(500)
export type ReturnedLines = z.infer<typeof returnedLinesSchema>

/** A line as far as its money goes back: `net` is what all its pieces cost without tax, after discounts, in minor units. */
export interface PaidLine {
  id: string
  quantity: number
  net: number
  vatPercent: number
}

/**
 * What pieces of a line cost without tax, in minor units, where money for `before` pieces of it has gone back: rounded on all of
 * them together, so that the pieces add up to the line in any order of returns (INVOICE-11).
 */
export function netOfPieces(
  { net, quantity }: Pick<PaidLine, 'net' | 'quantity'>,
  pieces: number,
  before: number,
): number {
  const upTo = (count: number) => Math.round((net * count) / quantity)
  return upTo(before + pieces) - upTo(before)
}

/** How many pieces of a line are named. */
export const piecesOf = (id: string, named: ReturnedLines): number =>
  named.reduce((count, one) => (one.id === id ? count + one.quantity : count), 0)

/** Pieces of a line for which no money has gone back yet. */
export const piecesLeft = (
  { id, quantity }: Pick<PaidLine, 'id' | 'quantity'>,
  before: ReturnedLines,
): number => quantity - piecesOf(id, before)

/** Whether these pieces are there to be given back, each line named once. */
export const isReturnable = (
  lines: readonly PaidLine[],
  asked: ReturnedLines,
  before: ReturnedLines,
): boolean =>
  asked.every(({ id, quantity }, index) => {
    const line = lines.find(one => one.id === id)
    const isTwice = asked.findIndex(one => one.id === id) !== index
    return line !== undefined && !isTwice && quantity <= piecesLeft(line, before)
  })

/** What pieces at a rate cost. */
export interface RateWorth {
  percent: number
  /** Without tax, and the tax, in minor units. */
  net: number
  vat: number
}

/**
 * What pieces of lines cost by rate: the tax is rounded once on all pieces of a rate that were ever given back, so that the parts
 * come to the tax of the whole. Lines that there are not count nothing.
 * @param before pieces for which money has gone back before, or is on its way
 */
export function worthByRate(
  lines: readonly PaidLine[],
  asked: ReturnedLines,
  before: ReturnedLines,
  currency: Money['currency'],
): RateWorth[] {
  const rates = [...new Set(lines.map(({ vatPercent }) => vatPercent))]
  return rates.map(percent => {
    const own = lines.filter(({ vatPercent }) => vatPercent === percent)
    const tax = (net: number) => percentOfMoney(money(net, currency), percent).minor
    const sum = (netOf: (line: PaidLine) => number) => own.reduce((total, line) => total + netOf(line), 0)
    const gone = sum(line => netOfPieces(line, piecesOf(line.id, before), 0))
    const net = sum(line => netOfPieces(line, piecesOf(line.id, asked), piecesOf(line.id, before)))
    return { percent, net, vat: tax(gone + net) - tax(gone) }
  })
}

/** The returned part of an order, and the rest of its money. */
export interface GivenBack {
  currency: Money['currency']
  /** The pieces for which money has gone back, or is on its way. */
  before: ReturnedLines
  /** What can still be given back, in minor units. */
  left: number
}

/** What goes back for pieces of lines, with tax: what they cost, or what is left where that is less (ORDER-42). */
export function worthOfLines(
  lines: readonly PaidLine[],
  asked: ReturnedLines,
  { currency, before, left }: GivenBack,
): Money {
  const worth = worthByRate(lines, asked, before, currency)
  return money(
    Math.min(
      left,
      worth.reduce((sum, { net, vat }) => sum + net + vat, 0),
    ),
    currency,
  )
}
