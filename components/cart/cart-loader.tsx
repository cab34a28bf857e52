'use client'
import dynamic from 'next/dynamic'
import { useContext, useEffect, useState } from 'react'
import { readAside } from '@/stores/cart-aside'
import { subscribeCartCount } from '@/stores/cart-count'
import { isCartEmpty } from '@/stores/empty-cart'
import { hideSeen } from '@/stores/seen-lines'
import { onSession } from '@/stores/session'
import { IslandContext } from '../island-messages'
import { beginCart } from './begin-cart'
import { loadLines } from './load-lines'
import { Skeleton } from './skeleton'

/** The cart is the browser's alone: its code and its data come after the page. */
const LateCart = dynamic(() => import('./cart-view').then(({ CartIsland }) => CartIsland), {
  ssr: false,
  loading: () => <Skeleton />,
})

/** Whether there is more to say of an empty cart than that: something of it was set aside, or a client has another one. */
const hasMoreToSay = () => readAside() !== null || document.documentElement.dataset.role !== undefined

/**
 * It, once there is something in it: an empty one is the page's own markup (`markEmptyCart` of lib/ground/site/inline-scripts.ts)
 * and needs no code, until something comes into it, here or in another tab.
 */
export function CartLoader() {
  const [wanted, setWanted] = useState(false)
  const locale = useContext(IslandContext)?.locale
  // Everything at once, each as work of its own: together they would keep a phone busy for too long at a stretch, which
  // the dozen files alone do that are begun here.
  useEffect(() => {
    if (!locale || isCartEmpty()) return
    const timers = [() => beginCart(locale), loadLines].map(begin => setTimeout(begin))
    return () => timers.forEach(clearTimeout)
  }, [locale])
  useEffect(() => {
    const { dataset } = document.documentElement
    const look = () => {
      const empty = isCartEmpty()
      if (empty) dataset.cart = 'empty'
      else delete dataset.cart
      if (!empty || hasMoreToSay()) setWanted(true)
    }
    look()
    const stops = [subscribeCartCount(look), onSession(look)]
    // A page that the browser had put aside may be behind.
    window.addEventListener('pageshow', look)
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener('pageshow', look)
      delete dataset.cart
      hideSeen()
    }
  }, [])
  return wanted ? <LateCart /> : <Skeleton />
}
