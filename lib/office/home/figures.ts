/** What a day or a span of days came to, in minor units of EUR without VAT. */
export interface Sums {
  orders: number
  net: number
  cost: number
}

/** A day of the shop's clock as `2026-11-23`, with the part up to this time of the day. */
export interface DayRow extends Sums {
  day: string
  soFar: Sums
}

export interface MonthDay {
  /** From 1 to 31. */
  day: number
  net: number
  /** Of the same day in the month before; null where that month has no such day. */
  before: number | null
}

export interface Figures {
  today: Sums
  /** The same weekday a week before, until this time of the day. */
  weekBefore: Sums
  month: Sums
  /** The month before until the same day and time, or whole where it is shorter. */
  monthBefore: Sums
  days: MonthDay[]
}

const nothing: Sums = { orders: 0, net: 0, cost: 0 }
const add = (a: Sums, b: Sums): Sums => ({
  orders: a.orders + b.orders,
  net: a.net + b.net,
  cost: a.cost + b.cost,
})

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/**
 * Today's and the month's figures beside those they are held against, of the days since the beginning of the month before.
 * @param today a day of the shop's clock, `2026-11-23`
 */
export function figuresOf(rows: readonly DayRow[], today: string): Figures {
  const known = new Map(rows.map(row => [row.day, row]))
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const dateOf = (back: number, date: number) => dayOf(new Date(Date.UTC(year, month - 1 - back, date)))
  const beforeDays = lastDay(year, month - 2)
  const upTo = (back: number, last: number): Sums =>
    Array.from({ length: last }, (_, i) => known.get(dateOf(back, i + 1)) ?? nothing).reduce(add, nothing)
  const sameDay = day <= beforeDays ? (known.get(dateOf(1, day))?.soFar ?? nothing) : nothing
  return {
    today: known.get(today) ?? nothing,
    weekBefore: known.get(dateOf(0, day - 7))?.soFar ?? nothing,
    month: upTo(0, day),
    monthBefore: add(upTo(1, Math.min(day - 1, beforeDays)), sameDay),
    days: Array.from({ length: lastDay(year, month - 1) }, (_, i) => ({
      day: i + 1,
      net: known.get(dateOf(0, i + 1))?.net ?? 0,
      before: i < beforeDays ? (known.get(dateOf(1, i + 1))?.net ?? 0) : null,
    })),
  }
}

/** The difference of a figure from its reference, as a share of the reference; null without a reference. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? (now - before) / before : null

/** The margin: the rest of a sum after its costs, as a share of the sum; null for a sum of zero. */
export const marginOf = ({ net, cost }: Sums): number | null => (net > 0 ? (net - cost) / net : null)
