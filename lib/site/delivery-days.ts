import { estimateDelivery } from '@/lib/pricing/delivery-date'
import type { ShippingOffer } from '@/lib/pricing/order'

type Times = Pick<ShippingOffer, 'productionDays' | 'minDays' | 'maxDays' | 'saturday'>

export interface DeliveryDays {
  /** "Thursday 26 November", without its month where the last day names it. */
  from: string
  /** `null` where there is one day alone. */
  to: string | null
  /** Nothing is delivered between the two: it is one or the other. */
  either: boolean
}

/** The day it is where things are made. */
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date())

/** Languages that name the month once: "jeudi 26 ou vendredi 27 novembre". */
const namesMonthOnce = /^(fr|de)/

/** When an order arrives by a method, as a person of the locale says it. `day` is that of the order, ISO. */
export function deliveryDays(offer: Times, locale: string, day: string = today()): DeliveryDays {
  const { earliest, latest } = estimateDelivery(offer, day)
  const full = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const say = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${iso}T00:00:00Z`))
  if (earliest === latest) return { from: say(earliest, full), to: null, either: false }
  const once = namesMonthOnce.test(locale) && earliest.slice(0, 7) === latest.slice(0, 7)
  const { month, ...short } = full
  return {
    from: say(earliest, once ? short : full),
    to: say(latest, full),
    either: offer.maxDays - offer.minDays === 1,
  }
}
