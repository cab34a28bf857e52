'use client'
import { useTranslations } from 'next-intl'
import { useCart } from '@/stores/cart'
import { EmptyCartText } from './empty-cart-text'
import { KeptCart } from './kept-cart'

/** Nothing in the cart, and undo of the last removal. */
export function EmptyCart({ headingLevel }: { headingLevel: 'h1' | 'h2' }) {
  const t = useTranslations('cart')
  const removed = useCart(cart => cart.removed)
  const undo = useCart(cart => cart.undoRemove)
  return (
    <EmptyCartText headingLevel={headingLevel}>
      <div className="mt-6 empty:hidden">
        <KeptCart />
      </div>
      {removed && (
        <button type="button" className="link mt-6 text-sm" onClick={undo}>
          {t('undoRemove')}
        </button>
      )}
    </EmptyCartText>
  )
}
