'use client'
import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import { Skeleton } from './skeleton'

const loadCart = () => import('./cart-view')

/** The cart is the browser's alone: its code and its data come after the page. */
const LateCart = dynamic(() => loadCart().then(({ CartIsland }) => CartIsland), {
  ssr: false,
  loading: () => <Skeleton />,
})

/** It; from here on the cart itself says whether it is empty (`markEmptyCart` of lib/site/inline-scripts.ts). */
export function CartLoader() {
  useEffect(() => {
    const { dataset } = document.documentElement
    // At the same time as what asks for it.
    if (!dataset.cart) void import('./filled-cart')
    return () => {
      delete dataset.cart
    }
  }, [])
  return <LateCart />
}
