'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import type { Order } from '@/lib/orders/order/order'
import type { NamedOrder } from './named-order'
import { OrderLine } from './order-line'

/** What an order is shown from, on a page of its own and opened among the others. */
export interface ShownOrder {
  order: Order
  data: ShopData
  named: NamedOrder
  refresh: () => Promise<unknown>
}

/** Said where the shop did not answer, or the order is none of the reader's. */
export function UnreadableOrder({ className }: { className?: string }) {
  const t = useTranslations('orderPage')
  return (
    <Alert tone="ask" role="alert" className={className}>
      {t('unreadable')}
    </Alert>
  )
}

/** What its buyer calls it in his own books. */
export function PurchaseReference({ order, className }: { order: Order; className: string }) {
  const t = useTranslations('orderPage')
  if (!order.purchaseReference) return null
  return <p className={className}>{t('purchaseReference', { reference: order.purchaseReference })}</p>
}

/** Everything that was ordered. */
export function OrderLines({ order, data, named, className }: ShownOrder & { className: string }) {
  return (
    <ul className={className}>
      {order.lines.map((line, index) => (
        <OrderLine key={line.id} line={line} position={index + 1} order={order} data={data} named={named} />
      ))}
    </ul>
  )
}
