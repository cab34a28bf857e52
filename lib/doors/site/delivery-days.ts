import { estimateDelivery, orderDay, type WorkshopTime } from '@/lib/money/pricing/delivery-date'
import type { ShippingOffer } from '@/lib/money/pricing/order'

/** The part of an offer that says when it arrives. */
export type DeliveryTimes = Pick<
  ShippingOffer,
  'productionDays' | 'minDays' | 'maxDays' | 'saturday' | 'orderCutOff'
>

export interface DeliveryDays {
  /** "Thursday 26 November", without its month where the last day names it. */
  from: string
  /** `null` where there is one day alone. */
  to: string | null
  /** Nothing is delivered between the two: it is one or the other. */
  either: boolean
  /** How long it can still be ordered for these days; `null` where the day's orders have closed. */
  minutesLeft: number | null
}

/** The time where things are made (DELIVERY-15). */
function workshopTime(now: Date): WorkshopTime {
  const written = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now)
  const [day = '', time = ''] = written.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { day, minutes: hours * 60 + minutes }
}

/** Languages that name the month once: "jeudi 26 ou vendredi 27 novembre". */
const namesMonthOnce = /^(fr|de)/

/** When an order of a moment arrives by a method, as a person of the locale says it: the shop's one promise. */
export function deliveryDays(offer: DeliveryTimes, locale: string, now = new Date()): DeliveryDays {
  const { day, minutesLeft } = orderDay(workshopTime(now), offer.orderCutOff)
  const { earliest, latest } = estimateDelivery(offer, day)
  const full = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const say = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${iso}T00:00:00Z`))
  if (earliest === latest) return { from: say(earliest, full), to: null, either: false, minutesLeft }
  const once = namesMonthOnce.test(locale) && earliest.slice(0, 7) === latest.slice(0, 7)
  const { month, ...short } = full
  return {
    from: say(earliest, once ? short : full),
    to: say(latest, full),
    either: offer.maxDays - offer.minDays === 1,
    minutesLeft,
  }
}

/** A time of day as a person of the locale says it: "14 h", "14 Uhr", "2 pm". */
export function clockTime(time: string, locale: string): string {
  const at = new Date(`2000-01-01T${time}:00Z`)
  const minute = at.getUTCMinutes() === 0 ? {} : ({ minute: '2-digit' } as const)
  const hour12 = locale.startsWith('en')
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: 'numeric', ...minute, hour12 })
  // Some languages write a zero before the hour where it stands alone: "09 h".
  return format.format(at).replace(/^0(?=\d)/, '')
}

/** A span as a person of the locale says it: "2 h 10 min"; the minutes are left out where there are none. */
export function timeSpan(minutes: number, locale: string): string {
  const say = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && say(hours, 'hour'), (rest > 0 || hours === 0) && say(rest, 'minute')]
    .filter(Boolean)
    .join(' ')
}
