'use client'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { compareMoney, subtractMoney } from '@/lib/ground/money/money'
import type { PricedCart } from '@/lib/orders/cart/price-cart'
import { useShownAmount } from './use-shown-amount'

/** How far the cart is from free delivery by the assumed method. */
export function DeliveryHint({ priced }: { priced: PricedCart }) {
  const t = useTranslations('cart')
  const amount = useShownAmount(priced.order.ok ? priced.order.vatDecision.percent : 0)
  const offer = priced.offers.find(({ method }) => method === priced.method)
  if (!offer?.freeFrom || !priced.order.ok || offer.carrierPrice.minor === 0) return null
  const { goods } = priced.order.totals
  const missing = subtractMoney(offer.freeFrom, goods)
  const text = offer.free
    ? t.rich('freeDelivery', {
        amount: amount(offer.freeFrom),
        b: chunks => <b>{chunks}</b>,
      })
    : t.rich('untilFree', { amount: amount(missing), b: chunks => <b>{chunks}</b> })
  // Nothing is said far below the limit. The price and the delivery of a free-text line are agreed separately.
  if (!offer.free && (missing.minor <= 0 || compareMoney(goods, missing) < 0)) return null
  return (
    <p className="flex items-center gap-3 rounded-md bg-mat-soft px-4 py-3 text-sm text-mat-2">
      <Icon name="truck" />
      <span>{text}</span>
    </p>
  )
}
