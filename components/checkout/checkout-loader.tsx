'use client'
import dynamic from 'next/dynamic'
import { Skeleton } from '../cart/skeleton'

const loadCheckout = () => import('./checkout-view')

/** Ordering is the browser's alone: its code and its data come after the page. */
export const CheckoutLoader = dynamic(() => loadCheckout().then(({ CheckoutIsland }) => CheckoutIsland), {
  ssr: false,
  loading: () => <Skeleton />,
})
