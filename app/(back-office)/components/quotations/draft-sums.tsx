'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { formatMoney } from '@/lib/ground/money/format'
import { AmountField } from './amount-field'
import { findingKey } from './line-row'
import type { DraftWork } from './use-draft'

interface DraftSumsProps {
  work: DraftWork
  disabled: boolean
}

/** The present total, with the discount on all of it, and the margin of the shop. */
export function DraftSums({ work, disabled }: DraftSumsProps) {
  const t = useTranslations('backOffice.quotations')
  const locale = useLocale()
  const { draft, set, quotation } = work
  const { preview, findings } = quotation
  const general = findings.filter(({ item }) => item === '')
  return (
    <section className="bo-quotations__sums">
      <div className="bo-quotations__grant">
        <span>{t('discount')}</span>
        <Percent
          value={draft.discountPercent}
          disabled={disabled}
          onChange={discountPercent => set({ discountPercent })}
          label={t('discount')}
        />
      </div>
      <div className="bo-quotations__grant">
        <span>{t('shipping')}</span>
        <AmountField
          label={t('shipping')}
          disabled={disabled}
          optional
          minor={draft.shipping}
          usual={preview?.totals.shipping.minor}
          onChange={shipping => set({ shipping })}
        />
      </div>
      {general.map(({ code }) => (
        <p key={code} className="bo-alert" role="alert">
          {t(`findings.${findingKey(code)}`)}
        </p>
      ))}
      {preview && (
        <>
          {!preview.delivered && <p className="bo-alert">{t('byWord')}</p>}
          <dl>
            <dt>{t('net')}</dt>
            <dd>{formatMoney(preview.totals.net, locale)}</dd>
            <dt>{t('vat')}</dt>
            <dd>{formatMoney(preview.totals.vat, locale)}</dd>
            <dt className="bo-strong">{t('gross')}</dt>
            <dd className="bo-strong">{formatMoney(preview.totals.gross, locale)}</dd>
            <dt>{t('costs')}</dt>
            <dd>{formatMoney(preview.cost, locale)}</dd>
          </dl>
          <Margin net={preview.totals.net} cost={preview.cost} />
        </>
      )}
    </section>
  )
}

type Amount = { minor: number; currency: 'EUR' | 'CHF' | 'GBP' }

/** The margin on the net, where it is in the currency of the costs. */
function Margin({ net, cost }: { net: Amount; cost: Amount }) {
  const t = useTranslations('backOffice.quotations')
  const locale = useLocale()
  if (net.currency !== cost.currency || net.minor <= 0) return null
  const left = net.minor - cost.minor
  const percent = String(Math.round((left / net.minor) * 100))
  const amount = formatMoney({ ...net, minor: left }, locale)
  return <p>{t('marginOf', { amount, percent })}</p>
}

interface PercentProps {
  value: number
  label: string
  disabled: boolean
  onChange: (value: number) => void
}

/** A share in percent, with at most two decimals. */
function Percent({ value, label, disabled, onChange }: PercentProps) {
  const [text, setText] = useState(String(value))
  const read = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  return (
    <input
      className="bo-quotations__amount"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={read <= 100 ? undefined : true}
      disabled={disabled}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        const typed = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(target.value)
          ? Number(target.value.replace(',', '.'))
          : Number.NaN
        if (typed <= 100) onChange(typed)
      }}
    />
  )
}
