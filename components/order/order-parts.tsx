'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import type { Order } from '@/lib/orders/order/order'
import type { NamedOrder } from './named-order'
import { OrderLine } from './order-line'

/** The data of an order view, on its own page and in the list. */
export interface ShownOrder {
  order: Order
  data: ShopData
  named: NamedOrder
  refresh: () => Promise<unknown>
}

/** Said where the shop did not answer, or the order does not belong to the reader. */
export function UnreadableOrder({ className }: { className?: string }) {
  const t = useTranslations('orderPage')
  return (
    <Alert tone="ask" role="alert" className={className}>
      {t('unreadable')}
    </Alert>
  )
}

/** The buyer's own reference. */
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
