'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { formatMoney } from '@/lib/ground/money/format'
import type { PricedCart } from '@/lib/orders/cart/price-cart'
import { countProducts } from '@/lib/product/item/types'
import { CouponField } from '../cart/coupon-field'
import { OrderSummary } from './order-summary'
import { useWide } from './use-wide'

interface OrderAsideProps {
  priced: PricedCart
  data: ShopData
}

/** What is being ordered: beside the form, and above it, folded to its total, where there is no space. */
export function OrderAside({ priced, data }: OrderAsideProps) {
  const t = useTranslations('checkout')
  const cart = useTranslations('cart')
  const locale = useLocale()
  const wide = useWide()
  const { order, lines } = priced
  const summary = (
    <>
      <OrderSummary priced={priced} data={data} />
      <CouponField finding={priced.couponFinding} className="mt-4" />
    </>
  )
  if (wide) {
    return (
      <aside className="sticky top-18 rounded-lg bg-wash p-5" aria-label={t('yourOrder')}>
        {summary}
      </aside>
    )
  }
  const count = countProducts(lines.map(({ item }) => item))
  return (
    <aside aria-label={t('yourOrder')} className="-mx-4 -mt-6 bg-wash lg:-mt-8">
      <details className="group">
        <summary className="flex cursor-pointer list-none items-center justify-between gap-4 px-4 py-3 text-sm">
          <span>
            {cart('articles', { count })}
            {order.ok && <b className="font-semibold">, {formatMoney(order.totals.gross, locale)}</b>}
          </span>
          <Icon name="down" className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-5">{summary}</div>
      </details>
    </aside>
  )
}
