'use client'
import dynamic from 'next/dynamic'
import { withTexts } from '@/components/with-texts'
import { CartAside } from './cart-aside'
import { CartGate } from './cart-gate'
import { Skeleton } from './skeleton'

/** An empty cart does without it. */
const FilledCart = dynamic(() => import('./filled-cart').then(cart => cart.FilledCart), {
  ssr: false,
  loading: () => <Skeleton />,
})

/** The cart as it is in this browser, with today's prices. */
function CartView() {
  return (
    <>
      <CartAside />
      <CartGate>{data => <FilledCart data={data} />}</CartGate>
    </>
  )
}

/** It, with its texts. */
export const CartIsland = withTexts(CartView)
