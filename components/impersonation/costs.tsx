'use client'
import { useLocale, useTranslations } from 'next-intl'
import { LateTexts } from '@/components/late-texts'
import { Ledger } from '@/components/ui/ledger'
import { formatMoney } from '@/lib/ground/money/format'
import { subtractMoney } from '@/lib/ground/money/money'
import { marginOf, useCosts } from './use-costs'

/** Cost and margin of a line: only for staff who impersonate a client (PEOPLE-27). */
export function LineCost({ id }: { id: string }) {
  return (
    <LateTexts name="staffQuotation">
      <OfLine id={id} />
    </LateTexts>
  )
}

function OfLine({ id }: { id: string }) {
  const t = useTranslations('staffQuotation.costs')
  const locale = useLocale()
  const line = useCosts()?.lines.find(one => one.id === id)
  if (!line) return null
  const percent = marginOf(line.net.minor, line.cost.minor)
  const cost = formatMoney(line.cost, locale)
  return (
    <p className="mt-2 text-sm text-ink-2">
      {percent === null || percent < 0 ? t('loss', { cost }) : t('line', { cost, percent })}
    </p>
  )
}

/** The same for the whole cart, with delivery and handling. */
export function CartCost() {
  return (
    <LateTexts name="staffQuotation">
      <OfCart />
    </LateTexts>
  )
}

function OfCart() {
  const t = useTranslations('staffQuotation.costs')
  const locale = useLocale()
  const sum = useCosts()?.sum
  if (!sum) return null
  const margin = subtractMoney(sum.net, sum.cost)
  const percent = marginOf(sum.net.minor, sum.cost.minor) ?? 0
  return (
    <section aria-label={t('title')} className="mt-4 border-t border-line pt-3">
      <h3 className="text-sm font-semibold">{t('title')}</h3>
      <Ledger
        rows={[{ key: 'cost', label: t('cost'), amount: formatMoney(sum.cost, locale) }]}
        total={{ label: t('margin', { percent }), amount: formatMoney(margin, locale) }}
      />
    </section>
  )
}
