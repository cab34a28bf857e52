'use client'
import dynamic from 'next/dynamic'
import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { withTexts } from '@/components/with-texts'
import { isCartEmpty } from '@/stores/empty-cart'
import { CartAside } from './cart-aside'
import { CartGate } from './cart-gate'
import { loadLines } from './load-lines'
import { Skeleton } from './skeleton'
import { warmFormats } from './warm-formats'

/** An empty cart does not need it; for a filled one `CartLoader` has already started it. */
const FilledCart = dynamic(() => loadLines().then(cart => cart.FilledCart), {
  ssr: false,
  loading: () => <Skeleton />,
})

/** The cart as it is in this browser, with today's prices. */
function CartView() {
  const locale = useLocale()
  useEffect(() => (isCartEmpty() ? undefined : warmFormats(locale)), [locale])
  return (
    <>
      <CartAside />
      <CartGate>{data => <FilledCart data={data} />}</CartGate>
    </>
  )
}

/** The cart with its texts. */
export const CartIsland = withTexts(CartView)
