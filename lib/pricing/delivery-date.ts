import type { ShippingOffer } from './order'

const SATURDAY = 6
const SUNDAY = 0

/** A calendar day as the ISO text of its date. */
const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

/** `days` working days after a calendar day (`2026-11-20`): Sundays never count, Saturdays where it is said. */
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

/**
 * The first and last day on which an order placed on `day` may arrive (DELIVERY-9): working days of
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
