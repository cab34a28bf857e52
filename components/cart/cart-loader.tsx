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

/** The cart exists only in the browser: its code and its data come after the page. */
const LateCart = dynamic(() => import('./cart-view').then(({ CartIsland }) => CartIsland), {
  ssr: false,
  loading: () => <Skeleton />,
})

/** Whether an empty cart has a message: a part of it was set aside, or the client has another cart. */
const hasMoreToSay = () => readAside() !== null || document.documentElement.dataset.role !== undefined

/**
 * The cart, once it has lines: an empty one is markup of the page (`markEmptyCart` of lib/ground/site/inline-scripts.ts) and needs no code,
 * until a line is added, here or in another tab.
 */
export function CartLoader() {
  const [wanted, setWanted] = useState(false)
  const locale = useContext(IslandContext)?.locale
  // All in parallel, each as a separate task: one task for all would block a phone for too long; starting these dozen
  // files already does.
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
    // A page from the back/forward cache may be outdated.
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
