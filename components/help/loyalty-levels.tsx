import { useLocale, useTranslations } from 'next-intl'
import { clubLevels } from '@/lib/loyalty/loyalty'

/** What each level of the club takes and gives (PRICE-19). */
export function LoyaltyLevels() {
  const t = useTranslations('help.loyalty')
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' })
  return (
    <table className="w-full max-w-160 border-collapse">
      <thead>
        <tr className="border-b border-edge text-left text-xs text-ink-2 [&>th]:py-2.5 [&>th]:font-medium">
          <th scope="col">{t('level')}</th>
          <th scope="col">{t('points')}</th>
          <th scope="col" className="text-right">
            {t('discount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {clubLevels.map(({ level, points, discountPercent }) => (
          <tr key={level} className="border-b border-line [&>td]:py-2.5">
            <th scope="row" className="py-2.5 text-left font-semibold">
              {level}
            </th>
            <td>{t('pointsValue', { points })}</td>
            <td className="text-right font-semibold">{percent.format(discountPercent / 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
