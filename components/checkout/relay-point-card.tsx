'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { neverCloses, openingDays } from '@/lib/people/address/opening-hours'
import type { RelayPoint } from '@/lib/people/address/relay-point'
import { dayOfWeek, useHours } from './use-hours'

interface RelayPointCardProps {
  point: RelayPoint
  /** The same as on the plan. */
  number: number
  chosen: boolean
  onChoose: () => void
}

/** A relay point: where it is, how far, and when it is open; the chosen one with its whole week. */
export function RelayPointCard({ point, number, chosen, onChoose }: RelayPointCardProps) {
  const t = useTranslations('checkout.relay')
  const format = useFormatter()
  const { name, address, zipcode, city, distance } = point
  return (
    <li className="border-b border-line last:border-b-0">
      <label className="flex cursor-pointer gap-3 px-3.5 py-3 has-checked:bg-mat-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-(--action)">
        <input
          type="radio"
          name="relay"
          checked={chosen}
          onChange={onChoose}
          className="mt-1 size-4.5 shrink-0 accent-(--action) outline-none!"
        />
        <span className="min-w-0 grow text-sm">
          <span className="flex justify-between gap-3">
            <span className="font-semibold">
              {number}. {name}
            </span>
            {distance !== null && (
              <span className="whitespace-nowrap text-ink-2">
                {distance < 1000
                  ? format.number(distance, { style: 'unit', unit: 'meter' })
                  : format.number(distance / 1000, {
                      style: 'unit',
                      unit: 'kilometer',
                      maximumFractionDigits: 1,
                    })}
              </span>
            )}
          </span>
          <span className="block text-ink-2">
            {address}, {zipcode} {city}
          </span>
          {chosen ? <Week point={point} /> : <Today point={point} />}
          {chosen && <span className="sr-only">{t('chosen')}</span>}
        </span>
      </label>
    </li>
  )
}

function Today({ point: { hours } }: { point: RelayPoint }) {
  const t = useTranslations('checkout.relay')
  const write = useHours()
  const today = hours[dayOfWeek()] ?? []
  if (neverCloses(hours)) return <span className="block text-mat-2">{t('always')}</span>
  if (today.length === 0) return <span className="block text-ink-3">{t('closedToday')}</span>
  return <span className="block text-mat-2">{t('today', { hours: write.openings(today) })}</span>
}

function Week({ point: { hours } }: { point: RelayPoint }) {
  const t = useTranslations('checkout.relay')
  const write = useHours()
  if (neverCloses(hours)) return <span className="block text-mat-2">{t('always')}</span>
  return (
    <span className="mt-1 grid gap-y-0.5 text-xs">
      {openingDays(hours).map(days => (
        <span key={days.from} className="flex justify-between gap-3">
          <span>{write.days(days)}</span>
          <span>{days.openings.length === 0 ? t('closed') : write.openings(days.openings)}</span>
        </span>
      ))}
    </span>
  )
}
