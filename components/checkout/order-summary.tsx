'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { languageOf } from '@/lib/ground/site/locales'
import type { PricedCart } from '@/lib/orders/cart/price-cart'
import { countProducts } from '@/lib/product/item/types'
import { useDeliveryWords } from '../cart/cart-summary'
import { ItemPicture } from '../cart/item-picture'
import { useItemWords } from '../cart/item-words'
import { OrderSums } from '../cart/order-sums'
import { useShownAmount } from '../cart/use-shown-amount'

/** What is being ordered and what it comes to. */
export function OrderSummary({ priced, data }: { priced: PricedCart; data: ShopData }) {
  const t = useTranslations('checkout')
  const language = languageOf(useLocale())
  const words = useItemWords(data.catalogue)
  const delivery = useDeliveryWords(priced)
  const { order, lines } = priced
  const amount = useShownAmount(order.ok ? order.vatDecision.percent : 0)
  return (
    <>
      <h2 className="text-lg! leading-6! tracking-normal [font-stretch:100%]">{t('yourOrder')}</h2>
      <ul className="mt-3 space-y-3 border-b border-line pb-4">
        {lines.map(({ item, price }) => (
          <li key={item.id} className="flex items-center gap-3 text-sm">
            <ItemPicture item={item} catalogue={data.catalogue} language={language} className="w-15" />
            <span className="min-w-0 grow">
              {words(item).title}
              {item.quantity > 1 && <span className="text-ink-2">{` ×\u00a0${item.quantity}`}</span>}
            </span>
            <span className="whitespace-nowrap">{price?.ok ? amount(price.line) : '–'}</span>
          </li>
        ))}
      </ul>
      <div aria-live="polite" className="mt-2">
        {order.ok && (
          <OrderSums {...order} count={countProducts(lines.map(({ item }) => item))} delivery={delivery} />
        )}
      </div>
    </>
  )
}
