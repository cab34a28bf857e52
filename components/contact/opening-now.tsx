'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { clockTime } from '@/lib/doors/site/delivery-days'
import { type Opening, type OpeningHours, openingAt } from '@/lib/people/company/hours'

/** Whether somebody answers now. Cached pages do not know the time, so the browser decides it; until then the line is empty. */
export function OpeningNow({ hours }: { hours: readonly OpeningHours[] }) {
  const t = useTranslations('contact')
  const locale = useLocale()
  const [opening, setOpening] = useState<Opening | null>(null)
  useEffect(() => {
    const look = () => setOpening(openingAt(hours, new Date()))
    look()
    const timer = setInterval(look, 60_000)
    return () => clearInterval(timer)
  }, [hours])
  if (!opening) return <p className="min-h-5" />
  const clock = (time: string) => clockTime(time, locale)
  return (
    <p className="flex min-h-5 items-center gap-2.5 text-sm font-semibold">
      <span
        aria-hidden
        className={classNames('size-2.5 rounded-full', opening.open ? 'bg-mat' : 'bg-ink-3')}
      />
      {opening.open
        ? t('openUntil', { time: clock(opening.until) })
        : opening.next.today
          ? t('closedToday', { time: clock(opening.next.at) })
          : t('closedUntil', { day: t(`days.${opening.next.day}`), time: clock(opening.next.at) })}
    </p>
  )
}
