import { withMinus } from '@/lib/ground/money/format'
import { formatChange } from '@/lib/ground/money/format-change'
import type { SiteLocale } from '@/lib/ground/site/locales'

/** An amount in minor units of EUR, without cents where it is large. */
export const euroText = (minor: number, locale: SiteLocale, cents = Math.abs(minor) < 100_000): string =>
  withMinus(
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: cents ? 2 : 0,
      maximumFractionDigits: cents ? 2 : 0,
    }).format(minor / 100),
  )

const inPercent = { style: 'percent', maximumFractionDigits: 1 } as const

/** A share of one in percent. */
export const percentText = (share: number, locale: SiteLocale): string =>
  withMinus(new Intl.NumberFormat(locale, inPercent).format(share))

/** The relative change, as a share of one. */
export const percentChange = (share: number, locale: SiteLocale): string =>
  formatChange(share, locale, inPercent)

/** How much more or less than before, in words of its own; null where there was nothing. */
export interface Change {
  text: string
  better: boolean
}

/** A figure with its name, and its difference from the compared figure. */
export function Figure({ label, value, change }: { label: string; value: string; change: Change | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {change && <dd className={change.better ? 'bo-home__better' : 'bo-home__worse'}>{change.text}</dd>}
    </div>
  )
}
