'use client'
import type { ReactNode } from 'react'
import { useCartCount } from '@/stores/cart-count'

interface CartButtonProps {
  href: string
  label: string
  className: string
  children: ReactNode
}

/** The way to the cart, with the number of products in it. */
export function CartButton({ href, label, className, children }: CartButtonProps) {
  const count = useCartCount()
  return (
    <a href={href} className={className} aria-label={count ? `${label} (${count})` : label}>
      {children}
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 grid h-4.25 min-w-4.25 place-items-center rounded-full bg-(--action) px-1 text-[11px] leading-none font-bold text-white"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </a>
  )
}
