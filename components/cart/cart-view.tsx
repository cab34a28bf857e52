'use client'
import dynamic from 'next/dynamic'
import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { withTexts } from '@/components/with-texts'
import { isCartEmpty } from '@/stores/empty-cart'
import { CartAside } from './cart-aside'
import { CartGate } from './cart-gate'
import { Skeleton } from './skeleton'
import { warmFormats } from './warm-formats'

const loadLines = () => import('./filled-cart')

/** An empty cart does without it. */
const FilledCart = dynamic(() => loadLines().then(cart => cart.FilledCart), {
  ssr: false,
  loading: () => <Skeleton />,
})

/** The cart as it is in this browser, with today's prices. */
function CartView() {
  // Fetched beside the prices, and begun as work of its own: together both keep a phone busy for too long at a stretch.
  const locale = useLocale()
  useEffect(() => {
    if (isCartEmpty()) return
    void loadLines()
    return warmFormats(locale)
  }, [locale])
  return (
    <>
      <CartAside />
      <CartGate>{data => <FilledCart data={data} />}</CartGate>
    </>
  )
}

/** It, with its texts. */
export const CartIsland = withTexts(CartView)
