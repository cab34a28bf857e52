'use client'
import { type RefObject, useEffect, useRef } from 'react'

/** React's own wheel listener is passive: it could not keep the page from scrolling or zooming. */
export function useWheel(
  ref: RefObject<HTMLElement | null>,
  onWheel: (event: WheelEvent, x: number, y: number) => void,
) {
  const handler = useRef(onWheel)
  handler.current = onWheel
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const listen = (event: WheelEvent) => {
      event.preventDefault()
      const box = element.getBoundingClientRect()
      handler.current(event, event.clientX - box.left, event.clientY - box.top)
    }
    element.addEventListener('wheel', listen, { passive: false })
    return () => element.removeEventListener('wheel', listen)
  }, [ref])
}
