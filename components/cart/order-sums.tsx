'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Ledger, type LedgerRow } from '@/components/ui/ledger'
import { usePricesHT } from '@/components/ui/use-prices-ht'
import { formatMoney } from '@/lib/ground/money/format'
import type { Money } from '@/lib/ground/money/money'
import type { AppliedDiscount, OrderTotals, VatAmount } from '@/lib/money/pricing/order'
import { shownSums } from '@/lib/money/pricing/shown-sums'

type ShownDiscount = Pick<AppliedDiscount, 'kind' | 'coupon' | 'type' | 'value' | 'amount' | 'lines'>

interface OrderSumsProps {
  totals: OrderTotals
  vat: readonly VatAmount[]
  discounts: readonly ShownDiscount[]
  /** Pieces of goods. */
  count: number
  /** The method of delivery by its name; absent while none can be chosen. */
  delivery?: { name: string; note?: string } | null
}

function discountKey({ kind, coupon, type }: ShownDiscount) {
  if (kind === 'session') return coupon.startsWith('SYSTEM_RETAILER') ? 'retailer' : 'loyalty'
  return type === 'euro' ? 'couponEuro' : 'couponPercent'
}

/** Every sum of an order in one column, with or without VAT as chosen, ending in one total. */
export function OrderSums({ totals, vat, discounts, count, delivery }: OrderSumsProps) {
  const t = useTranslations('price')
  const own = useTranslations('cart')
  const locale = useLocale()
  const withoutVat = usePricesHT()
  const amount = (money: Money) => formatMoney(money, locale)
  const sums = shownSums({ totals, vat, discounts }, !withoutVat)
  const rows: LedgerRow[] = [{ key: 'goods', label: own('articles', { count }), amount: amount(sums.goods) }]
  if (totals.tranquility.minor > 0) {
    rows.push({ key: 'tranquility', label: t('totals.tranquility'), amount: amount(sums.tranquility) })
  }
  discounts.forEach((discount, index) => {
    const off = sums.discounts[index]
    const label = t(`discount.${discountKey(discount)}`, {
      percent: discount.value,
      coupon: discount.coupon,
    } as never)
    const note = discount.lines === undefined ? null : t('discount.lines', { lines: discount.lines })
    if (off) rows.push({ key: discount.coupon, label, note, amount: amount(off), negative: true })
  })
  if (delivery) {
    const free = totals.shipping.minor === 0
    rows.push({
      key: 'delivery',
      label: delivery.name,
      note: delivery.note,
      amount: free ? t('free') : amount(sums.shipping),
    })
  }
  const vatRows = vat
    .filter(({ percent }) => percent > 0)
    .map(entry => ({
      key: `vat${entry.percent}`,
      label: own(withoutVat ? 'vatAdded' : 'vatIncluded', { percent: entry.percent }),
      amount: amount(entry.vat),
    }))
  const net = { label: t('totals.net'), amount: amount(totals.net) }
  const gross = { label: t('totals.gross'), amount: amount(totals.gross) }
  // Where no VAT is charged there is one total, and nothing to take out of it.
  if (vat.length > 0 && vatRows.length === 0)
    return <Ledger rows={rows} total={{ label: t('totals.free'), amount: amount(totals.gross) }} />
  const below = withoutVat ? [...vatRows, { key: 'gross', ...gross }] : [...vatRows, { key: 'net', ...net }]
  return (
    <>
      <Ledger rows={rows} total={withoutVat ? net : gross} />
      <Ledger rows={[]} sums={below} className="-mt-1.5" />
    </>
  )
}
