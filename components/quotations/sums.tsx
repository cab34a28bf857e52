'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Ledger } from '@/components/ui/ledger'
import { formatMoney } from '@/lib/ground/money/format'
import { type Money, negateMoney } from '@/lib/ground/money/money'
import type { Quoted } from '@/lib/orders/quotations/quotation'

/** The sums of a version: goods, its discount, delivery, VAT, total. */
export function Sums({ version }: { version: Quoted }) {
  const t = useTranslations('quotation')
  const locale = useLocale()
  const { totals, discountPercent, vat, delivered } = version
  const amount = (value: Money) => formatMoney(value, locale)
  const rows = [
    { key: 'goods', label: t('goods'), amount: amount(totals.goods) },
    ...(totals.tranquility.minor > 0
      ? [{ key: 'tranquility', label: t('tranquility'), amount: amount(totals.tranquility) }]
      : []),
    ...(totals.discounts.minor > 0
      ? [
          {
            key: 'discount',
            label: t('discount', { percent: discountPercent }),
            amount: amount(negateMoney(totals.discounts)),
            negative: true,
          },
        ]
      : []),
    {
      key: 'shipping',
      label: delivered ? t('shipping') : t('byWord'),
      amount: delivered ? (totals.shipping.minor > 0 ? amount(totals.shipping) : t('free')) : '',
    },
  ]
  const sums = [
    { key: 'net', label: t('net'), amount: amount(totals.net) },
    ...vat.map(({ percent, vat: tax }) => ({
      key: `vat-${percent}`,
      label: t('vat', { percent }),
      amount: amount(tax),
    })),
  ]
  return (
    <>
      <h2 className="mb-2 text-xl! leading-7!">{t('sums')}</h2>
      <Ledger rows={rows} sums={sums} total={{ label: t('gross'), amount: amount(totals.gross) }} />
    </>
  )
}
