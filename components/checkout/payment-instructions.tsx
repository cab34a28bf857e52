'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { BankAccount } from '@/lib/contract/shop-data'
import { formatMoney } from '@/lib/money/format'
import type { Money } from '@/lib/money/money'
import type { PaymentMethod } from '@/lib/order/states'

interface PaymentInstructionsProps {
  method: PaymentMethod | null
  id: number
  /** What is to be paid, with VAT. */
  gross: Money
  bank: BankAccount | null
}

/** How the order is paid, with the reference that belongs to it. */
export function PaymentInstructions({ method, id, gross, bank }: PaymentInstructionsProps) {
  const t = useTranslations('order.pay')
  const locale = useLocale()
  if (method !== 'transfer' && method !== 'cheque') return null
  const transfer = method === 'transfer'
  const rows = [
    { label: t('amount'), value: formatMoney(gross, locale) },
    { label: t('reference'), value: String(id) },
    ...(bank ? [{ label: transfer ? t('holder') : t('payee'), value: bank.holder }] : []),
    ...(bank && transfer ? [{ label: 'IBAN', value: bank.iban }] : []),
    ...(bank?.bic && transfer ? [{ label: 'BIC', value: bank.bic }] : []),
  ]
  return (
    <section aria-labelledby="pay" className="mt-6 rounded-lg border border-line p-5">
      <h2 id="pay" className="text-lg! leading-6! tracking-normal [font-stretch:100%]">
        {t(`${method}Title`)}
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {t(`${method}Text`)} {transfer && !bank && t('byEmail')}
      </p>
      <dl className="mt-2 grid grid-cols-[max-content_1fr] gap-x-6 text-sm">
        {rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="pt-2 text-ink-2">{label}</dt>
            <dd className="pt-2 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
