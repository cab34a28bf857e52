'use client'
import { useTranslations } from 'next-intl'
import { openDecreasingPricesOf } from '@/components/popups/open-decreasing'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { betterQuantity, quantitySteps } from '@/lib/money/pricing/quantity-steps'
import type { CartItem } from '@/lib/product/item/item'
import { priceableOf } from '@/lib/product/kinds/registry'
import { useCart } from '@/stores/cart'
import { useShownAmount } from './use-shown-amount'

interface LineStepsProps {
  item: CartItem
  title: string
  data: ShopData
  vatPercent: number
}

/** What more pieces of a line would cost: where they cost less than those in the cart, and all steps in a popup. */
export function LineSteps({ item, title, data, vatPercent }: LineStepsProps) {
  const t = useTranslations('price.steps')
  const cart = useTranslations('cart')
  const amount = useShownAmount(vatPercent)
  const setQuantity = useCart(state => state.setQuantity)
  const priceable = priceableOf(item)
  const found = priceable && quantitySteps(priceable, data)
  if (!priceable || !found?.ok || found.steps.length < 2) return null
  const better = betterQuantity(priceable, item.quantity, data)
  const link = 'link text-left text-sm min-h-6 pointer-coarse:min-h-11'
  const keep = (quantity: number) => setQuantity(item.id, quantity)
  return (
    <>
      <button
        type="button"
        className={link}
        aria-haspopup="dialog"
        aria-label={cart('stepsOf', { name: title })}
        onClick={() => openDecreasingPricesOf(item, title, keep)}
      >
        {cart('steps')}
      </button>
      {better && (
        <button type="button" className={link} onClick={() => keep(better.quantity)}>
          {t('better', { quantity: better.quantity, saving: amount(better.saving) })}
        </button>
      )}
    </>
  )
}
