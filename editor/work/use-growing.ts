'use client'
import { startTransition, useEffect, useState } from 'react'

/** Rows that are drawn at once, and with each further go. */
const atOnce = 40

/**
 * How many rows of a list are drawn by now: a long one grows go by go, so that none of them keeps the page from answering. A
 * short one is there at once.
 */
export function useGrowing(count: number): number {
  const [reached, setReached] = useState(atOnce)
  // A list that has become short grows anew later.
  const drawn = Math.min(reached, Math.max(atOnce, count))
  useEffect(() => {
    if (drawn < reached) return setReached(drawn)
    if (drawn >= count) return
    const timer = setTimeout(() => startTransition(() => setReached(drawn + atOnce)))
    return () => clearTimeout(timer)
  }, [drawn, reached, count])
  return drawn
}
