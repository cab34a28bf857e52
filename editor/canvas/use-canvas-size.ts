'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The size of an element in CSS pixels, followed while it is on the page; null before the first measure. */
export function useCanvasSize(ref: RefObject<HTMLElement | null>): { width: number; height: number } | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    let isMeasured = false
    // The browser reports it after layout, in the same frame: to ask for it now would force a layout here.
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0)
      const height = Math.round(entry?.contentRect.height ?? 0)
      if (width === 0 || height === 0) return
      const take = () =>
        setSize(old => (old?.width === width && old.height === height ? old : { width, height }))
      // The first picture belongs to the frame in which its place is found: the rest of the editor waits.
      if (isMeasured) return take()
      isMeasured = true
      flushSync(take)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}
