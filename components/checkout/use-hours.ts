'use client'
import { useLocale } from 'next-intl'
import { clockTime } from '@/lib/doors/site/delivery-days'
import type { OpeningDays } from '@/lib/people/address/opening-hours'

/** A Monday, to name the days of the week by. */
const monday = Date.UTC(2024, 0, 1)
const dayMs = 24 * 60 * 60 * 1000

const clockOf = (minutes: number) => {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

/** Which day of the week it is where parcels are fetched, Monday as 0. */
export function dayOfWeek(now = new Date()): number {
  const name = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Europe/Paris' }).format(now)
  return ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(name)
}

/** Writes days and hours as the page's language does. */
export function useHours() {
  const locale = useLocale()
  const dayName = (day: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(monday + day * dayMs)
  return {
    days: ({ from, to }: Pick<OpeningDays, 'from' | 'to'>) =>
      from === to ? dayName(from) : `${dayName(from)} – ${dayName(to)}`,
    openings: (openings: OpeningDays['openings']) =>
      openings
        .map(([from, to]) => `${clockTime(clockOf(from), locale)} – ${clockTime(clockOf(to), locale)}`)
        .join(', '),
  }
}
