'use client'
import dynamic from 'next/dynamic'
import { Skeleton } from './skeleton'

const loadCart = () => import('./cart-view')

/** The cart is the browser's alone: its code and its data come after the page. */
export const CartLoader = dynamic(() => loadCart().then(({ CartIsland }) => CartIsland), {
  ssr: false,
  loading: () => <Skeleton />,
})
