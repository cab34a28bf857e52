'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'

/**
 * Menus beside the middle of a phone's bar: a row that scrolls by whole menus, with an arrow at each end that hides
 * more. On a phone that lies on its side they are part of its column.
 */
export function RailSide({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  const { before, after } = useBeyond(row)
  return (
    // The arrows have their own space: they cover no text.
    <div className={classNames('relative min-w-0 short:contents', (before || after) && 'px-2 short:px-0')}>
      <div
        ref={row}
        className="flex snap-x snap-mandatory gap-0.5 overflow-x-auto [scrollbar-width:none] short:contents"
      >
        {children}
      </div>
      {before && <More to="left" />}
      {after && <More to="right" />}
    </div>
  )
}

function More({ to }: { to: 'left' | 'right' }) {
  const Arrow = to === 'left' ? ChevronLeft : ChevronRight
  return (
    <span
      aria-hidden
      data-more={to}
      className={classNames(
        'pointer-events-none absolute inset-y-0 grid w-2 place-items-center text-ink-2 short:hidden',
        to === 'left' ? 'left-0' : 'right-0',
      )}
    >
      <Arrow size={14} strokeWidth={2} className="shrink-0" />
    </span>
  )
}

/** Whether a row continues before its visible part, and after it. */
function useBeyond(row: RefObject<HTMLElement | null>): { before: boolean; after: boolean } {
  const [beyond, setBeyond] = useState({ before: false, after: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const next = { before: scrollLeft > 1, after: scrollLeft < scrollWidth - clientWidth - 1 }
      setBeyond(last => (last.before === next.before && last.after === next.after ? last : next))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    for (const entry of element.children) observer.observe(entry)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row])
  return beyond
}
