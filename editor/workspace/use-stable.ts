'use client'
import { useCallback, useEffect, useRef } from 'react'

/** A function with a stable identity that calls the version of the last render: memoised parts need not render again. */
export function useStable(act: () => void): () => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback(() => latest.current(), [])
}
