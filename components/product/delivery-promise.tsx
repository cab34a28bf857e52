'use client'
import { useEffect, useState } from 'react'
import { type DeliveryDays, type DeliveryTimes, deliveryDays, timeSpan } from '@/lib/doors/site/delivery-days'

/** What a promise of delivery is made of: the offer's times, and sentences of the page's language. */
export interface DeliveryTerms {
  times: DeliveryTimes
  locale: string
  /** `%from%`, `%to%` and `%time%` are filled in at the moment of viewing. */
  labels: {
    /** One day, one of two, or a span, by the offer's times. */
    days: string
    /** As long as the day is not known. */
    pending: string
    /** The hour until which to order; shown until the moment is known. */
    before: string
    within: string
    /** After the closing time of the day. */
    now: string
  }
}

const minute = 60_000

/** The days of an order of this moment. The page is the same for everyone and is cached; only the browser knows the moment. */
function useDays({ times, locale }: DeliveryTerms): DeliveryDays | undefined {
  const [days, setDays] = useState<DeliveryDays>()
  useEffect(() => {
    const read = () => setDays(deliveryDays(times, locale))
    read()
    const timer = setInterval(read, minute)
    return () => clearInterval(timer)
  }, [times, locale])
  return days
}

function dayText(days: DeliveryDays | undefined, { labels }: DeliveryTerms): string {
  if (!days) return labels.pending
  return labels.days.replace('%from%', days.from).replace('%to%', days.to ?? '')
}

/** When an order placed now arrives, and how long this is valid. Both lines reserve their space until the moment is known. */
export function DeliveryPromise({ terms }: { terms: DeliveryTerms }) {
  const days = useDays(terms)
  const { labels, locale } = terms
  const left = days?.minutesLeft
  const until =
    left === undefined
      ? labels.before
      : left === null
        ? labels.now
        : labels.within.replace('%time%', timeSpan(left, locale))
  return (
    <>
      <span className="block min-h-5 font-semibold">{dayText(days, terms)}</span>
      <span className="block min-h-5 font-normal text-ink-2">{until}</span>
    </>
  )
}

/** When an order placed now arrives, on one line. */
export function DeliveryDay({ terms, className }: { terms: DeliveryTerms; className?: string }) {
  return <span className={className}>{dayText(useDays(terms), terms)}</span>
}
