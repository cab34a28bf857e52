'use client'
import { useLocale, useTranslations } from 'next-intl'
import { deliveryDays } from '@/lib/doors/site/delivery-days'

/** Says when an order of today arrives by a method: "Thursday 26 or Friday 27 November". */
export function useDeliveryDates(): (offer: Parameters<typeof deliveryDays>[0]) => string {
  const t = useTranslations('cart')
  const locale = useLocale()
  return offer => {
    const { from, to, either } = deliveryDays(offer, locale)
    return to === null ? from : t(either ? 'dateRange' : 'dateBetween', { from, to })
  }
}
