'use client'
import type { ReactNode } from 'react'

/** Opens the quotation popup; the popups' code comes with the press, not with the page. */
export function QuotationButton({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <button
      type="button"
      className={className}
      onClick={() => import('@/stores/ui').then(({ openPopup }) => openPopup('quotationPopup'))}
    >
      {children}
    </button>
  )
}
