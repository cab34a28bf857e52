'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { FocusKeeper } from '@/components/ui/focus-keeper'
import { withTexts } from '@/components/with-texts'
import { formatMoney } from '@/lib/ground/money/format'
import { bearsVat } from '@/lib/orders/order/bears-vat'
import { numberName } from '@/lib/orders/order/number-name'
import { stateTones } from '@/lib/orders/order/state-tones'
import { Skeleton } from '../cart/skeleton'
import { useShopData } from '../cart/use-shop-data'
import { PaymentInstructions } from '../checkout/payment-instructions'
import { CompanyApproval } from './company-approval'
import { FindOrder } from './find-order'
import { LayoutApprovals } from './layout-approval'
import { OrderAside } from './order-aside'
import { OrderLines, PurchaseReference, type ShownOrder, UnreadableOrder } from './order-parts'
import { OrderSteps } from './order-steps'
import { Reorder, reorderable } from './reorder'
import { useOrderPage } from './use-order-page'
import { Withdrawal } from './withdrawal'

/** An order: its state, its lines, its documents, and its actions. */
function OrderView() {
  const { named, order, missing, failed, refresh } = useOrderPage()
  const { data } = useShopData({ items: order?.items ?? null })
  if (!named || missing) return <FindOrder lost={missing} />
  if (failed) return <UnreadableOrder />
  if (!order || !data) return <Skeleton />
  return (
    <FocusKeeper>
      <Shown order={order} data={data} named={named} refresh={refresh} />
    </FocusKeeper>
  )
}

function Shown(shown: ShownOrder) {
  const { order, data, named, refresh } = shown
  const t = useTranslations('orderPage')
  const state = useTranslations('order.states')
  const price = useTranslations('price')
  const locale = useLocale()
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' })
  const again = reorderable(order)
  const query = new URLSearchParams({ id: named.id, ...(named.auth && { auth: named.auth }) }).toString()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1>{t('number', { id: numberName(order.id) })}</h1>
        <Badge tone={stateTones[order.status]}>{state(order.status)}</Badge>
      </div>
      <p className="mt-1.5 text-ink-2">
        {t('placed', { date: date.format(new Date(order.createdAt)) })}
        {order.totals && (
          <>
            {', '}
            <span className="whitespace-nowrap">
              {price(bearsVat(order.totals) ? 'amountIncludingVat' : 'amountExcludingVat', {
                amount: formatMoney(order.totals.gross, locale),
              })}
            </span>
          </>
        )}
      </p>
      <PurchaseReference order={order} className="text-ink-2" />
      <CompanyApproval order={order} named={named} refresh={refresh} />
      <OrderSteps order={order} className="mt-6 rounded-lg" />
      {order.payment && <PaymentInstructions payment={order.payment} query={query} />}
      <LayoutApprovals order={order} named={named} refresh={refresh} />
      <div className="mt-8 grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_360px] xl:gap-14">
        <div>
          <section aria-labelledby="lines">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="lines">{t('lines')}</h2>
              {again.length > 1 && <Reorder items={again} label={t('reorderAll')} />}
            </div>
            <OrderLines {...shown} className="mt-3 border-t border-line" />
          </section>
          <Withdrawal order={order} named={named} refresh={refresh} />
        </div>
        <OrderAside order={order} data={data} named={named} />
      </div>
    </>
  )
}

/** The view with its texts. */
export const OrderIsland = withTexts(OrderView)
