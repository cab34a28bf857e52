'use client'
import { useLocale, useTranslations } from 'next-intl'
import { estimateDelivery, type ShippingOffer } from '@/lib/pricing'

type Times = Pick<ShippingOffer, 'productionDays' | 'minDays' | 'maxDays' | 'saturday'>

/** The day it is where things are made. */
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date())

/** Says when an order of today arrives by a method: "Thursday 26 or Friday 27 November". */
export function useDeliveryDates(): (offer: Times) => string {
  const t = useTranslations('cart')
  const locale = useLocale()
  const format = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${iso}T00:00:00Z`))
  const full = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return offer => {
    const { earliest, latest } = estimateDelivery(offer, today())
    if (earliest === latest) return format(earliest, full)
    const sameMonth = earliest.slice(0, 7) === latest.slice(0, 7)
    const first = sameMonth && locale.startsWith('fr') ? { weekday: full.weekday, day: full.day } : full
    return t('dateRange', { from: format(earliest, first), to: format(latest, full) })
  }
}
