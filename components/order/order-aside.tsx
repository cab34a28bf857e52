'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { languageOf } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'
import type { Order } from '@/lib/orders/order/order'
import type { NamedOrder } from './named-order'
import { Block, Delivery, Documents, Sums } from './order-blocks'

interface OrderAsideProps {
  order: Order
  data: ShopData
  named: NamedOrder
}

/** The way to write to the workshop about an order. */
export function WriteAboutOrder() {
  const t = useTranslations('orderPage')
  const language = languageOf(useLocale())
  return (
    <Link href={`${helpPaths.contact[language]}?subject=order`} className="text-sm text-(--action) underline">
      {t('write')}
    </Link>
  )
}

/** Beside the lines: what it came to, its papers, where it goes, and whom to ask. */
export function OrderAside({ order, data, named }: OrderAsideProps) {
  const t = useTranslations('orderPage')
  return (
    <aside className="space-y-5 rounded-lg bg-wash p-5 [&>section]:border-b [&>section]:border-line [&>section]:pb-5 [&>section:last-child]:border-0">
      <Sums order={order} data={data} level="h2" />
      <Documents order={order} named={named} level="h2" />
      <Delivery order={order} data={data} level="h2" />
      <Block title={t('trouble')} level="h2">
        <p className="text-sm text-ink-2">{t('troubleText')}</p>
        <p className="mt-2">
          <WriteAboutOrder />
        </p>
      </Block>
    </aside>
  )
}
