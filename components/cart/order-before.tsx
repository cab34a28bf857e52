'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { type DeliveryTimes, deliveryDays, timeSpan } from '@/lib/doors/site/delivery-days'
import { useDeliveryDates } from './delivery-dates'

const minute = 60_000

/** When the cart arrives, and how long it can still be ordered for these days (DELIVERY-15). */
export function OrderBefore({ offer }: { offer: DeliveryTimes }) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const dates = useDeliveryDates()
  const [, setNow] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setNow(now => now + 1), minute)
    return () => clearInterval(timer)
  }, [])
  const { minutesLeft } = deliveryDays(offer, locale)
  return (
    <p className="mt-2.5 text-center text-xs text-ink-2">
      {t('received', { dates: dates(offer) })}
      {minutesLeft !== null && minutesLeft > 0 && (
        <span className="block">{t('orderWithin', { span: timeSpan(minutesLeft, locale) })}</span>
      )}
    </p>
  )
}
