import type { ReactNode } from 'react'

interface CartButtonProps {
  href: string
  label: string
  className: string
  children: ReactNode
}

/** The way to the cart. The browser fills in the number of pieces (`watchCartBadge`). */
export function CartButton({ href, label, className, children }: CartButtonProps) {
  return (
    <a href={href} data-cart={label} aria-label={label} className={className}>
      {children}
      <span aria-hidden className="cart-badge" />
    </a>
  )
}
