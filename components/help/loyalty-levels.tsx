import { useLocale, useTranslations } from 'next-intl'
import { clubLevels } from '@/lib/money/loyalty/loyalty'

/** How points are earned, and what each level of the club takes and gives (PRICE-18, PRICE-19), on the cutting mat. */
export function LoyaltyLevels() {
  const t = useTranslations('help.loyalty')
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' })
  return (
    <div className="cutting-mat overflow-hidden rounded-lg">
      <p className="px-5 py-8 text-[1.75rem] leading-9 font-semibold lg:px-8 lg:py-12 lg:text-[2.5rem] lg:leading-11">
        {t('rule')}
      </p>
      <ol className="grid grid-cols-2 gap-px sm:grid-cols-4 lg:grid-cols-7">
        {clubLevels.map(({ level, points, discountPercent }) => (
          <li key={level} className="bg-mat-2 px-5 py-5 last:max-sm:col-span-2 lg:py-6 lg:first:pl-8">
            <b className="block text-[1.625rem] leading-8 font-[650] tabular-nums">
              −{percent.format(discountPercent / 100)}
            </b>
            <span className="mt-1 block text-sm text-on-hero">{t('level', { level })}</span>
            <span className="block text-sm text-on-hero">{t('from', { points })}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
