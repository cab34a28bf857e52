'use client'
import { useLocale, useTranslations } from 'next-intl'
import { PopupTexts } from '@/components/popup-texts'
import { Button } from '@/components/ui/button'
import type { Order } from '@/lib/orders/order/order'
import { openPopup } from '@/stores/ui'
import { AccountSkeleton } from '../account/account-skeleton'
import { useShopData } from '../cart/use-shop-data'
import { PaymentInstructions } from '../checkout/payment-instructions'
import { CompanyApproval } from './company-approval'
import { LayoutApprovals } from './layout-approval'
import { WriteAboutOrder } from './order-aside'
import { Delivery, Documents, Sums } from './order-blocks'
import { OrderLines, PurchaseReference, type ShownOrder, UnreadableOrder } from './order-parts'
import { OrderSteps } from './order-steps'
import { Reorder, reorderable } from './reorder'
import { useOrder } from './use-order-page'
import { Withdrawal } from './withdrawal'

/** One of a client's own orders, opened in the list of his orders, with everything that its page has. */
export function OpenedOrder({ id }: { id: number }) {
  return (
    <PopupTexts locale={useLocale()} names={['account', 'cart', 'order', 'orderPage', 'price', 'validators']}>
      <Opened id={id} />
    </PopupTexts>
  )
}

function Opened({ id }: { id: number }) {
  const named = { id: String(id), auth: null }
  const { order, missing, failed, refresh } = useOrder(named)
  const { data } = useShopData({ items: order?.items ?? null })
  if (missing || failed) return <UnreadableOrder className="m-4" />
  if (!order || !data) return <AccountSkeleton />
  return <Shown order={order} data={data} named={named} refresh={refresh} />
}

function Shown(shown: ShownOrder) {
  const { order, data, named, refresh } = shown
  const query = new URLSearchParams({ id: named.id }).toString()
  return (
    <>
      <OrderSteps order={order} className="border-t border-line" />
      <div className="px-4 pb-5 empty:hidden">
        <PurchaseReference order={order} className="mt-4 text-sm text-ink-2" />
        <CompanyApproval order={order} named={named} refresh={refresh} />
        {order.payment && <PaymentInstructions payment={order.payment} query={query} />}
        <LayoutApprovals order={order} named={named} refresh={refresh} />
      </div>
      <OrderLines {...shown} className="border-t border-line px-4 [&>li:last-child]:border-0" />
      <div className="px-4 pb-5 empty:hidden">
        <Withdrawal order={order} named={named} refresh={refresh} />
      </div>
      <div className="grid items-start border-t border-line gap-x-10 gap-y-6 px-4 py-5 md:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        <Documents order={order} named={named} level="h3" />
        <Delivery order={order} data={data} level="h3" />
        <Sums order={order} data={data} level="h3" />
      </div>
      <Foot order={order} />
    </>
  )
}

/** What can be done with the whole order. */
function Foot({ order }: { order: Order }) {
  const t = useTranslations('orderPage')
  const again = reorderable(order)
  const ask = () =>
    openPopup('onDemand', {
      same: { order: order.id, lines: again.map(({ id: _, flag: __, tranquility: ___, ...line }) => line) },
    })
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-b-lg border-t border-line bg-wash px-4 py-3">
      {again.length > 0 && (
        <>
          <Reorder items={again} label={t('reorderAll')} look="primary" />
          <Button look="secondary" size="small" aria-haspopup="dialog" onClick={ask}>
            {t('askSame')}
          </Button>
        </>
      )}
      <span className="grow text-right">
        <WriteAboutOrder />
      </span>
    </div>
  )
}
