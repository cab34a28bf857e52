import type { ReactNode } from 'react'

/** A panel whose table may be wider than the screen: it scrolls sideways there, by keys too (WCAG 2.1.1). */
export function WidePanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable without a pointer
    <section className="tl-scroll tl-panel" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
