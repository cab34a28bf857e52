'use client'
import dynamic from 'next/dynamic'
import { Skeleton } from '../cart/skeleton'

const loadCheckout = () => import('./checkout-view')

/** Ordering happens only in the browser: its code and its data come after the page. */
export const CheckoutLoader = dynamic(() => loadCheckout().then(({ CheckoutIsland }) => CheckoutIsland), {
  ssr: false,
  loading: () => <Skeleton />,
})
