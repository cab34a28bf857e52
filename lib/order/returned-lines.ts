import { z } from 'zod'
import { type Money, money, percentOfMoney } from '@/lib/money/money'

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

/** What pieces of a line cost without tax, in minor units. */
export const netOfPieces = ({ net, quantity }: Pick<PaidLine, 'net' | 'quantity'>, pieces: number): number =>
  Math.round((net * pieces) / quantity)

/** Pieces of a line for which no money has gone back yet. */
export const piecesLeft = (
  { id, quantity }: Pick<PaidLine, 'id' | 'quantity'>,
  before: ReturnedLines,
): number => before.reduce((left, one) => (one.id === id ? left - one.quantity : left), quantity)

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

/** What pieces of lines cost with tax, which is rounded once a rate as on an invoice. Lines that there are not count nothing. */
export function worthOfLines(
  lines: readonly PaidLine[],
  asked: ReturnedLines,
  currency: Money['currency'],
): Money {
  const nets = new Map<number, number>()
  for (const { id, quantity } of asked) {
    const line = lines.find(one => one.id === id)
    if (!line) continue
    nets.set(line.vatPercent, (nets.get(line.vatPercent) ?? 0) + netOfPieces(line, quantity))
  }
  const gross = [...nets].map(([percent, net]) => net + percentOfMoney(money(net, currency), percent).minor)
  return money(
    gross.reduce((sum, one) => sum + one, 0),
    currency,
  )
}
