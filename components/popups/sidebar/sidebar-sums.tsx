'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useShownAmount } from '@/components/cart/use-shown-amount'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { usePricesHT } from '@/components/ui/use-prices-ht'
import { addMoney, subtractMoney } from '@/lib/ground/money/money'
import { Link } from '@/lib/ground/site/navigation'
import type { PricedCart } from '@/lib/orders/cart/price-cart'
import { selectProductCount, useCart } from '@/stores/cart'

/** The total of the cart, the amount missing for free delivery, and the next steps. */
export function SidebarSums({ priced, onClose }: { priced: PricedCart | null; onClose: () => void }) {
  const t = useTranslations('popups.sidebar')
  const price = useTranslations('price')
  const count = useCart(selectProductCount)
  const withoutVat = usePricesHT()
  const order = priced?.order.ok ? priced.order : null
  const amount = useShownAmount(order?.vatDecision.percent ?? 0)
  return (
    <>
      {priced && <FreeDelivery priced={priced} />}
      <p className="flex min-h-8 items-baseline justify-between gap-4" aria-live="polite">
        <span>{t('articles', { count })}</span>
        {order && (
          <span className="text-xl font-[650]">
            {amount(addMoney(order.totals.goods, order.totals.tranquility))}{' '}
            <span className="text-xs font-medium text-ink-2">{price(withoutVat ? 'excl' : 'incl')}</span>
          </span>
        )}
      </p>
      <div className="mt-3 grid gap-1.5">
        {priced && !priced.orderable ? (
          <p className="pb-1 text-xs text-ink-2">{t('notOrderable')}</p>
        ) : (
          <Link href="/checkout/" className={buttonClass({ full: true })}>
            {t('order')}
          </Link>
        )}
        <div className="grid grid-cols-2 gap-1.5">
          <Link href="/cart/" className={buttonClass({ look: 'ghost', size: 'small' })}>
            {t('cart')}
          </Link>
          <button type="button" className={buttonClass({ look: 'ghost', size: 'small' })} onClick={onClose}>
            {t('goOn')}
          </button>
        </div>
      </div>
    </>
  )
}

/** Progress to free delivery, as a ruler of twenty parts. */
function FreeDelivery({ priced }: { priced: PricedCart }) {
  const t = useTranslations('popups.sidebar')
  const price = useTranslations('price')
  const withoutVat = usePricesHT()
  const amount = useShownAmount(priced.order.ok ? priced.order.vatDecision.percent : 0)
  const offer = priced.offers.find(({ method }) => method === priced.method)
  if (!offer?.freeFrom || !priced.order.ok || offer.carrierPrice.minor === 0) return null
  const { goods } = priced.order.totals
  const share = Math.min(1, goods.minor / Math.max(1, offer.freeFrom.minor))
  const b = (chunks: ReactNode) => <b className="font-[650]">{chunks}</b>
  return (
    <div className="mb-3">
      <p className="flex items-center justify-between gap-3 text-sm">
        <span className="flex items-center gap-2">
          <Icon name="truck" size={18} />
          <span>
            {offer.free
              ? t.rich('free', { b })
              : t.rich('untilFree', { amount: amount(subtractMoney(offer.freeFrom, goods)), b })}
          </span>
        </span>
        <span className="text-xs whitespace-nowrap text-ink-3">
          {amount(offer.freeFrom)} {price(withoutVat ? 'excl' : 'incl')}
        </span>
      </p>
      <span aria-hidden className="way-ruler mt-1.5">
        <span style={{ width: `${share * 100}%` }} />
      </span>
    </div>
  )
}
