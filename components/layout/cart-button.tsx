import type { ReactNode } from 'react'

interface CartButtonProps {
  href: string
  label: string
  className: string
  children: ReactNode
}

/** The way to the cart. The number of pieces in it is the browser's to say (`watchCartBadge`). */
export function CartButton({ href, label, className, children }: CartButtonProps) {
  return (
    <a href={href} data-cart={label} aria-label={label} className={className}>
      {children}
      <span
        aria-hidden
        className="absolute top-0.5 right-0 grid h-4.25 min-w-4.25 place-items-center rounded-full bg-(--action) px-1 text-[11px] leading-none font-bold text-white empty:hidden"
      />
    </a>
  )
}
