'use client'
import { useCallback, useEffect, useRef } from 'react'

/** A function that stays the same and does what the last drawing meant: memoised parts need not follow it. */
export function useStable(act: () => void): () => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback(() => latest.current(), [])
}
