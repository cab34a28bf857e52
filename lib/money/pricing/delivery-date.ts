import type { ShippingOffer } from './order'

const SATURDAY = 6
const SUNDAY = 0

/** A calendar day as the ISO text of its date. */
const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

/** `days` working days after a calendar day (`2026-11-20`): Sundays never count, Saturdays only on request. */
export function addWorkingDays(day: string, days: number, saturdaysCount = false): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) throw new RangeError(`not a calendar day: ${day}`)
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    const weekday = date.getUTCDay()
    if (weekday !== SUNDAY && (saturdaysCount || weekday !== SATURDAY)) left--
  }
  return isoDay(date)
}

/** A time where things are made: the calendar day as ISO text, and the minutes since its midnight. */
export interface WorkshopTime {
  day: string
  minutes: number
}

const isWorkingDay = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== SATURDAY && weekday !== SUNDAY
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * The working day that an order counts as (DELIVERY-15): the present one until its cut-off ("14:00"), else the next.
 * @returns `minutesLeft` until then, `null` where the order counts as a later day's
 */
export function orderDay(
  { day, minutes }: WorkshopTime,
  cutOff: string,
): { day: string; minutesLeft: number | null } {
  const minutesLeft = minutesOf(cutOff) - minutes
  if (isWorkingDay(day) && minutesLeft > 0) return { day, minutesLeft }
  return { day: addWorkingDays(day, 1), minutesLeft: null }
}

/**
 * The first and last day on which an order that counts as `day`'s may arrive (DELIVERY-9): working days of
 * production, then the carrier's, which count Saturdays where the method delivers on them.
 */
export function estimateDelivery(
  offer: Pick<ShippingOffer, 'productionDays' | 'minDays' | 'maxDays' | 'saturday'>,
  day: string,
): { earliest: string; latest: string } {
  const sent = addWorkingDays(day, offer.productionDays)
  const arrive = (days: number) => addWorkingDays(sent, days - offer.productionDays, offer.saturday)
  return { earliest: arrive(offer.minDays), latest: arrive(offer.maxDays) }
}
