import type { ReactNode } from 'react'

/** Around a table that may be wider than a phone: it scrolls sideways there, by keys too (WCAG 2.1.1). */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable without a pointer
      tabIndex={0}
      className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0"
    >
      {children}
    </section>
  )
}
