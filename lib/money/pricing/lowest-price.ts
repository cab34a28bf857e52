import { compareMoney, type Money } from '@/lib/ground/money/money'

/** A price and since when it holds: an ISO date or date-time. It holds until the next one begins. */
export interface DatedPrice {
  validFrom: string
  price: Money
}

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000

/**
 * The lowest price of the 30 days before a reduction that starts at `date` (PRICE-10): the prices in
 * force from 30 days before up to the start, the one in force at the beginning included, the reduced one not. Null
 * where no price was in force before. Throws `RangeError` on an invalid date.
 */
export function lowestPrice30Days(history: readonly DatedPrice[], date: string | Date): Money | null {
  const start = instant(date)
  const from = start - THIRTY_DAYS_MS
  const inOrder = history
    .map(({ validFrom, price }) => ({ since: instant(validFrom), price }))
    .filter(({ since }) => since < start)
    .sort((a, b) => a.since - b.since)
  const inForce = inOrder.filter(({ since }, index) => {
    const until = inOrder[index + 1]?.since ?? start
    return until > from && until > since
  })
  return inForce
    .map(({ price }) => price)
    .reduce<Money | null>((low, next) => (low && compareMoney(low, next) <= 0 ? low : next), null)
}

/** Milliseconds since 1970; a date without time is its midnight in UTC. */
function instant(date: string | Date): number {
  const ms = typeof date === 'string' ? Date.parse(date) : date.getTime()
  if (Number.isNaN(ms)) throw new RangeError(`not a date: ${date}`)
  return ms
}
