'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Ledger } from '@/components/ui/ledger'
import { Quantity } from '@/components/ui/quantity'
import type { Language } from '@/lib/catalogue/common'
import { formatMoney } from '@/lib/money/format'
import { addMoney } from '@/lib/money/money'
import type { LedgerEntry } from '@/lib/pricing/result'
import { vatOf } from '@/lib/pricing/vat'
import { helpPaths } from '@/lib/site/help-paths'
import { Link } from '@/lib/site/navigation'
import { findShown, type ShownSign } from './shown-sign'
import type { SignState } from './use-sign'

interface PricePanelProps {
  state: SignState
  shown: ShownSign
  locale: string
  language: Language
  /** In percent. */
  vat: number
  /** The large button: into the editor, or, once there is a text, into the cart. */
  action: ReactNode
  /** Another way to a text, below it. */
  other: ReactNode
  /** What came of it. */
  told: ReactNode
}

/** A branch of an ICU select has no dash in its name. */
const iculike = (params: LedgerEntry['params']) =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replaceAll('-', '_') : value,
    ]),
  )

/** The price line by line, in net amounts, ending in the total that the shopper pays. */
export function PricePanel({ state, shown, locale, language, vat, action, other, told }: PricePanelProps) {
  const { config, price, quantity, nextBreaks } = state
  const t = useTranslations('product.sign')
  const product = useTranslations('product')
  const ledger = useTranslations('ledger')
  const quote = (
    <Link href={helpPaths.contact[language]} className="link tap text-sm">
      {t('askQuote')}
    </Link>
  )
  if (!price.ok) {
    return (
      <Alert tone="inform" className="mt-5" title={t('noPrice')} actions={quote}>
        {t('noPriceText')}
      </Alert>
    )
  }
  const tax = vatOf(price.line, vat)
  const money = (amount: typeof tax) => formatMoney(amount, locale)
  const large = price.oversize ? findShown(shown, price.pricedMaterial ?? '') : undefined
  return (
    <section aria-label={t('detail')} className="mt-5.5 rounded-lg bg-wash px-5 pt-4.5 pb-5">
      <h2 className="mb-1.5 text-lg leading-6 tracking-normal [font-stretch:100%]">{t('detail')}</h2>
      {large && large.name !== config.material && (
        <Alert tone="inform" className="mb-2">
          {t('large', { material: large.title[language] })}
        </Alert>
      )}
      <div aria-live="polite">
        <Ledger
          rows={price.ledger.map((entry, index) => ({
            key: `${entry.code}${index}`,
            label: ledger(entry.code, iculike(entry.params) as never),
            amount: money(entry.amount),
            negative: entry.amount.minor < 0,
          }))}
          sums={[
            { key: 'net', label: t('net'), amount: money(price.line) },
            { key: 'vat', label: t('vat', { percent: vat }), amount: money(tax) },
          ]}
          total={{ label: t('total'), amount: money(addMoney(price.line, tax)) }}
        />
      </div>
      <div className="mt-4 flex gap-2.5">
        <Quantity
          value={quantity}
          onChange={state.setQuantity}
          labels={{ quantity: product('quantity'), less: product('oneLess'), more: product('oneMore') }}
        />
        {action}
      </div>
      {other}
      <p role="status" className="mt-2 text-sm font-medium text-mat-2 empty:hidden">
        {told}
      </p>
      <div className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1">
        {quote}
        {nextBreaks.length > 0 && (
          <p className="text-sm text-ink-2">
            {nextBreaks
              .map(({ from, discountPercent }) => t('nextBreak', { count: from, percent: discountPercent }))
              .join(', ')}
          </p>
        )}
      </div>
    </section>
  )
}
