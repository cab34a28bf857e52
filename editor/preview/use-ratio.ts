'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Width to height of an element, in steps of a twentieth; `null` until it is laid out. */
export function useRatio(holder: RefObject<HTMLElement | null>): number | null {
  const [ratio, setRatio] = useState<number | null>(null)
  useLayoutEffect(() => {
    const { current } = holder
    if (!current) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.height < 1) return
      const { width, height } = entry.contentRect
      setRatio(Math.max(0.2, Math.round((width / height) * 20) / 20))
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [holder])
  return ratio
}
