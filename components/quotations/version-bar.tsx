'use client'
import { useLocale, useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { formatMoney } from '@/lib/ground/money/format'
import { compareVersions, type LineChange } from '@/lib/orders/quotations/compare'
import type { QuotationVersion } from '@/lib/orders/quotations/quotation'

interface VersionBarProps {
  versions: readonly QuotationVersion[]
  shown: QuotationVersion
  onChoose: (version: number) => void
}

/** The versions that were sent, and what changed since the one before, in words and in money. */
export function VersionBar({ versions, shown, onChoose }: VersionBarProps) {
  const t = useTranslations('quotation')
  const date = new Intl.DateTimeFormat(useLocale(), {
    day: 'numeric',
    month: 'short',
    timeZone: 'Europe/Paris',
  })
  if (versions.length < 2) return null
  const before = versions[versions.indexOf(shown) - 1]
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-line py-2.5 text-sm">
      <span className="font-semibold">{t('version')}</span>
      {versions.map(({ version, sentAt }) => (
        <button
          key={version}
          type="button"
          aria-pressed={version === shown.version}
          onClick={() => onChoose(version)}
          className={classNames(
            'min-h-9 rounded-md border px-3 pointer-coarse:min-h-11',
            version === shown.version ? 'border-ink bg-ink text-white' : 'border-line hover:border-edge',
          )}
        >
          <b className="font-semibold">{version}</b> {date.format(new Date(sentAt))}
        </button>
      ))}
      {before && (
        <p className="basis-full sm:basis-auto">
          {t('since', { version: String(before.version) })}{' '}
          <Changes changes={compareVersions(before, shown)} />
        </p>
      )}
    </div>
  )
}

function Changes({ changes }: { changes: readonly LineChange[] }) {
  const t = useTranslations('quotation')
  const locale = useLocale()
  if (changes.length === 0) return t('noChanges')
  return changes.map(({ id, title, change, difference }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <b className="font-semibold">{t(`changes.${change}`, { title })}</b>{' '}
      {difference.minor !== 0 &&
        `${difference.minor > 0 ? '+' : '−'}${formatMoney({ ...difference, minor: Math.abs(difference.minor) }, locale)}`}
    </span>
  ))
}
