'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { loyaltyProgress } from '@/lib/money/loyalty/loyalty'

/** How far it is to the next level, as a ruler from level to level. */
export function LoyaltyRuler({ points }: { points: number }) {
  const t = useTranslations('accountArea.loyalty')
  const format = useFormatter()
  const { level, discountPercent, from, next, share } = loyaltyProgress(points)
  const percent = Math.round(share * 100)
  const facts = [
    { label: t('level'), value: format.number(level) },
    { label: t('discount'), value: t('less', { percent: discountPercent }) },
    { label: t('points'), value: format.number(points) },
  ]
  return (
    <div className="rounded-lg bg-(--action) p-5 text-white lg:p-6">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-white/85">{label}</dt>
              <dd className="text-[1.875rem] leading-9 font-[650]">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm">
          {next ? (
            <>
              <span className="block text-lg font-semibold">
                {t('next', { percent: next.discountPercent, points: next.points })}
              </span>
              {t('missing', { points: next.missing })}
            </>
          ) : (
            t('complete')
          )}
        </p>
      </div>
      <meter
        className="sr-only"
        aria-label={t('progress')}
        min={from}
        max={next?.points ?? Math.max(from + 1, points)}
        value={points}
      >
        {next ? t('missing', { points: next.missing }) : t('complete')}
      </meter>
      <div aria-hidden className="mt-5 h-2 overflow-hidden rounded-sm bg-white/25">
        <div className="h-full bg-white" style={{ width: `${percent}%` }} />
      </div>
      <p aria-hidden className="mt-1 flex justify-between text-xs text-white/85">
        <span>{format.number(from)}</span>
        {next && <span>{format.number(next.points)}</span>}
      </p>
    </div>
  )
}
