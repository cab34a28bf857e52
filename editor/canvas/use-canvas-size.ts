'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** The size of an element in CSS pixels, followed while it is on the page; null before the first measure. */
export function useCanvasSize(ref: RefObject<HTMLElement | null>): { width: number; height: number } | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    // The browser reports it after layout, in the same frame: to ask for it now would force a layout here.
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0)
      const height = Math.round(entry?.contentRect.height ?? 0)
      if (width === 0 || height === 0) return
      setSize(old => (old?.width === width && old.height === height ? old : { width, height }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}
