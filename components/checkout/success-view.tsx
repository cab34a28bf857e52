'use client'
import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { nameOf } from '@/components/order/named-order'
import { Documents } from '@/components/order/order-blocks'
import { Alert } from '@/components/ui/alert'
import { Button, buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { withTexts } from '@/components/with-texts'
import { findCountry } from '@/lib/catalogue/lookup'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { formatMoney } from '@/lib/ground/money/format'
import { languageOf } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'
import { purchaseOf } from '@/lib/orders/order/commerce'
import { numberName } from '@/lib/orders/order/number-name'
import type { Order } from '@/lib/orders/order/order'
import { countProducts } from '@/lib/product/item/types'
import { OrderSums } from '../cart/order-sums'
import { Skeleton } from '../cart/skeleton'
import { useShopData } from '../cart/use-shop-data'
import { usePurchase } from '../layout/commerce'
import { AccountOffer } from './account-offer'
import { AfterOrder } from './after-order'
import { NextSteps } from './next-steps'
import { OrderLines } from './order-lines'
import { PaymentInstructions } from './payment-instructions'
import { useOrder } from './use-order'

/** The order that was placed: what was ordered, what it came to, and what happens now. */
export function SuccessView() {
  const t = useTranslations('order')
  const { order, missing, failed } = useOrder()
  const { data } = useShopData({ items: order?.items ?? null })
  if (missing) {
    return (
      <>
        <h1>{t('missing')}</h1>
        <p className="mt-3 max-w-140 text-ink-2">{t('missingText')}</p>
        <Link href="/" className={`${buttonClass({ look: 'secondary' })} mt-6`}>
          {t('goOn')}
        </Link>
      </>
    )
  }
  if (failed) {
    return (
      <Alert tone="ask" role="alert" title={t('unreadable')}>
        {t('unreadableText')}
      </Alert>
    )
  }
  return order && data ? <PlacedOrder order={order} data={data} /> : <Skeleton />
}

/** The state of the order, in one sentence. */
function useReceived({ status, payment, approval }: Order): string {
  const t = useTranslations('order')
  if (approval?.state === 'waiting') return t('receivedWaiting')
  if (status === 'paid') return t('receivedPaid')
  return t(status === 'awaiting-payment' && payment?.online ? 'receivedUnpaid' : 'received')
}

function Sums({ order, delivery }: { order: Order; delivery: { name: string } | null }) {
  const t = useTranslations('order')
  const { totals } = order
  return (
    <section aria-labelledby="sums" className="rounded-lg bg-wash p-5">
      <h2 id="sums" className="mb-2 text-lg! leading-6! tracking-normal [font-stretch:100%]">
        {t('sums')}
      </h2>
      {totals && (
        <OrderSums
          totals={totals}
          vat={order.vat}
          discounts={order.discounts}
          count={countProducts(order.lines)}
          delivery={delivery}
        />
      )}
    </section>
  )
}

/** Goes on shopping, or prints the page. */
function PageButtons() {
  const t = useTranslations('order')
  return (
    <div className="mt-8 flex flex-wrap gap-3 print:hidden">
      <Link href="/" className={buttonClass({ look: 'secondary' })}>
        {t('goOn')}
      </Link>
      <Button look="ghost" onClick={() => window.print()}>
        <Icon name="print" />
        {t('print')}
      </Button>
    </div>
  )
}

function PlacedOrder({ order, data }: { order: Order; data: ShopData }) {
  const t = useTranslations('order')
  const locale = useLocale()
  const language = languageOf(locale)
  const received = useReceived(order)
  const params = useSearchParams()
  const query = params.toString()
  const named = nameOf(params)
  const methods = data.catalogue.shipping.zones.flatMap(zone => zone.methods)
  const method = methods.find(({ slug }) => slug === order.shipment?.method)
  const waiting = order.approval?.state === 'waiting'
  // What is paid online is bought once it is paid.
  usePurchase(waiting || order.payment?.online ? null : purchaseOf(order))
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_390px] xl:gap-16">
      <div>
        <p className="flex items-center gap-2 font-semibold text-mat-2">
          <Icon name="check" />
          {received}
        </p>
        <h1 className="mt-1">{t('number', { id: numberName(order.id) })}</h1>
        {waiting && <p className="mt-3 text-ink-2">{t('waitingText')}</p>}
        {order.client && !waiting && !order.payment?.online && (
          <p className="mt-3 text-ink-2">
            {t.rich('confirmation', {
              email: order.client.email,
              b: chunks => <b className="text-ink">{chunks}</b>,
            })}
          </p>
        )}
        {order.surplus && (
          <Alert tone="inform" className="mt-5">
            {t('surplus', { amount: formatMoney(order.surplus, locale) })}
          </Alert>
        )}
        {order.payment && <PaymentInstructions payment={order.payment} query={query} />}
        {!waiting && <NextSteps order={order} carrier={method?.name[language] ?? ''} />}
        {named && <AccountOffer order={order} named={named} />}
        <OrderLines order={order} data={data} />
        <PageButtons />
      </div>
      <aside className="space-y-6">
        <Sums order={order} delivery={method ? { name: method.name[language] } : null} />
        {named && <Documents order={order} named={named} level="h2" />}
        {named && <AfterOrder order={order} named={named} />}
        <Addresses order={order} data={data} />
      </aside>
    </div>
  )
}

function Addresses({ order, data }: { order: Order; data: ShopData }) {
  const t = useTranslations('order')
  const language = languageOf(useLocale())
  const { delivery, billing } = order
  const places = [
    { key: 'delivery', title: t('delivery'), place: delivery },
    { key: 'billing', title: t('billing'), place: billing },
  ]
  return (
    <div className="grid grid-cols-2 gap-5 px-5 text-sm">
      {places.map(
        ({ key, title, place }) =>
          place && (
            <section key={key} aria-label={title}>
              <h3 className="text-sm">{title}</h3>
              <address className="mt-1 text-ink-2 not-italic">
                {place.name}
                <br />
                {place.address}
                <br />
                {place.zipcode} {place.city}
                <br />
                {findCountry(data.catalogue.countries, place.country)?.name[language]}
              </address>
            </section>
          ),
      )}
    </div>
  )
}

/** The view with its texts. */
export const SuccessIsland = withTexts(SuccessView)
