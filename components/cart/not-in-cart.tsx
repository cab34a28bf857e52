'use client'
import { type ReactNode, useSyncExternalStore } from 'react'
import { subscribeCartCount } from '@/stores/cart-count'
import { readCartKeys } from '@/stores/cart-keys'

interface NotInCartProps {
  /** In the order in which they are offered. */
  offers: readonly { slug: string; tile: ReactNode }[]
  /** How many are shown. */
  most: number
  /** The heading. */
  children: ReactNode
}

const nothing: readonly string[] = []
const onServer = () => nothing

/** What is offered beside a cart: the first entries of a list that are not in it. */
export function NotInCart({ offers, most, children }: NotInCartProps) {
  const inCart = useSyncExternalStore(subscribeCartCount, readCartKeys, onServer)
  const left = offers.filter(({ slug }) => !inCart.includes(slug)).slice(0, most)
  if (left.length === 0) return null
  return (
    <>
      {children}
      <ul className="tiles tiles-row">
        {left.map(({ slug, tile }) => (
          <li key={slug} className="grid">
            {tile}
          </li>
        ))}
      </ul>
    </>
  )
}
