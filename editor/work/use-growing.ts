'use client'
import { startTransition, useEffect, useState } from 'react'

/** Rows that are drawn at once, and with each further go. */
const atOnce = 40
/** How far below the visible part of a list the next rows are rendered, in CSS pixels. */
const aheadPx = 600

/**
 * The scroll container of an element, by its class: to ask for its style would force a layout of the page. A margin around what is seen
 * counts for the observer's root alone.
 */
const scrollingAround = (element: Element): Element | null => element.closest('.overflow-y-auto')

interface Growing {
  /** How many rows are drawn by now. */
  drawn: number
  /** For an element behind the rows, while there are more: they are rendered when it comes near the visible part. */
  end: (element: Element | null) => void
}

/**
 * How many rows of a list are drawn by now. A short one is there at once; a long one grows go by go as far as somebody looks, so that
 * neither drawing its rows nor taking them all away keeps the page from answering.
 * @param least the least number of rows, visible or not
 */
export function useGrowing(count: number, least = 0): Growing {
  const [reached, setReached] = useState(atOnce)
  const [end, setEnd] = useState<Element | null>(null)
  // A list that has become short grows again later.
  const drawn = Math.min(reached, Math.max(atOnce, count))
  useEffect(() => {
    if (drawn < reached) return setReached(drawn)
    if (drawn >= count) return
    const grow = () => startTransition(() => setReached(drawn + atOnce))
    if (least > drawn || typeof IntersectionObserver === 'undefined') {
      const timer = setTimeout(grow)
      return () => clearTimeout(timer)
    }
    if (!end) return
    const seen = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && grow(), {
      root: scrollingAround(end),
      rootMargin: `${aheadPx}px`,
    })
    seen.observe(end)
    return () => seen.disconnect()
  }, [drawn, reached, count, least, end])
  return { drawn, end: setEnd }
}
