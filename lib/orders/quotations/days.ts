import { shopClock } from '@/lib/people/company/hours'

const day = 24 * 60 * 60 * 1000

/** The day at a moment as the shop's own clock has it, `2026-11-23`. */
export const shopDay = (now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: shopClock }).format(now)

/** Days from a moment to a day, `2026-11-23`: 0 on that day, below 0 after it. */
export const daysUntil = (until: string, now: Date): number =>
  Math.round((Date.parse(until) - Date.parse(shopDay(now))) / day)

/** The day so many days after a moment. */
export const dayAfter = (now: Date, days: number): string => shopDay(new Date(now.getTime() + days * day))
