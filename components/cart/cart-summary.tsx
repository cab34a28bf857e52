'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button'
import { languageOf } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'
import type { PricedCart } from '@/lib/orders/cart/price-cart'
import { isByWord } from '@/lib/product/item/types'
import { selectProductCount, useCart } from '@/stores/cart'
import { LateCartCost } from '../impersonation/late-costs'
import { CartZone } from './cart-zone'
import { CouponField } from './coupon-field'
import { OrderBefore } from './order-before'
import { OrderSums } from './order-sums'
import { useShownAmount } from './use-shown-amount'

/** The name of the assumed delivery method, and the amount from which it is free. */
export function useDeliveryWords(priced: PricedCart): { name: string; note?: string } | null {
  const t = useTranslations('price')
  const locale = useLocale()
  const amount = useShownAmount(priced.order.ok ? priced.order.vatDecision.percent : 0)
  const offer = priced.offers.find(({ method }) => method === priced.method)
  if (!offer) return null
  const freeFrom = offer.freeFrom ? amount(offer.freeFrom) : null
  return {
    name: offer.name[languageOf(locale)],
    ...(freeFrom && offer.free && { note: t('freeFrom', { amount: freeFrom }) }),
  }
}

/** The total of the cart, and the button to order it. */
export function CartSummary({ priced }: { priced: PricedCart }) {
  const t = useTranslations('cart')
  const count = useCart(selectProductCount)
  const delivery = useDeliveryWords(priced)
  const { order, orderable, shippingFinding } = priced
  const offer = priced.offers.find(({ method }) => method === priced.method)
  const byWord = priced.lines.some(({ item }) => isByWord(item))
  return (
    <section aria-labelledby="summary" className="rounded-lg bg-wash p-5">
      <h2 id="summary" className="text-lg! leading-6! tracking-normal [font-stretch:100%]">
        {t('summary')}
      </h2>
      <div className="mt-2" aria-live="polite">
        {order.ok && <OrderSums {...order} count={count} delivery={delivery} />}
      </div>
      <CartZone priced={priced} />
      {shippingFinding && (
        <Alert tone="ask" className="mt-4">
          {t(shippingFinding.code === 'unknown_country' ? 'unknownCountry' : 'quotationNeeded')}
        </Alert>
      )}
      <CouponField finding={priced.couponFinding} className="mt-4" />
      {orderable ? (
        <Link href="/checkout/" className={`${buttonClass({ full: true })} mt-3`}>
          {t('order')}
        </Link>
      ) : (
        <>
          <button type="button" disabled className={`${buttonClass({ full: true })} mt-3`}>
            {t('order')}
          </button>
          {!shippingFinding && (
            <p className="mt-2 text-center text-xs text-ink-2">
              {t(byWord ? 'orderByQuotation' : 'notOrderable')}
            </p>
          )}
        </>
      )}
      {offer && <OrderBefore offer={offer} />}
      <LateCartCost />
    </section>
  )
}
