'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Milliseconds (PAGE-12). */
const duration = 2000
const throttle = 200
const hideDelay = 500
const reset = 400

/** Whether a press on a link takes this page to another one of the site. */
function leaves(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return false
  return link.pathname !== location.pathname
}

/** Progress while the next page is on its way: nothing for what comes at once, a bar that slows down for the rest. */
export function LoadingBar() {
  const bar = useRef<HTMLDivElement>(null)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const path = usePathname()
  useEffect(() => {
    const start = (event: MouseEvent) => {
      if (!leaves(event)) return
      for (const timer of timers.current) clearTimeout(timer)
      timers.current = [
        setTimeout(() => {
          const style = bar.current?.style
          if (!style) return
          style.transition = `transform ${duration}ms cubic-bezier(.1,.7,.2,1)`
          style.opacity = '1'
          style.transform = 'scaleX(.9)'
        }, throttle),
      ]
    }
    document.addEventListener('click', start, true)
    return () => document.removeEventListener('click', start, true)
  }, [])
  // Another path is the end of the journey.
  const arrivedAt = useRef(path)
  useEffect(() => {
    if (arrivedAt.current === path) return
    arrivedAt.current = path
    for (const timer of timers.current) clearTimeout(timer)
    const style = bar.current?.style
    if (style?.opacity !== '1') return
    style.transition = 'transform 120ms'
    style.transform = 'scaleX(1)'
    timers.current = [
      setTimeout(() => {
        style.transition = `opacity ${reset}ms`
        style.opacity = '0'
      }, hideDelay),
      setTimeout(() => {
        style.transition = 'none'
        style.transform = 'scaleX(0)'
      }, hideDelay + reset),
    ]
  }, [path])
  return (
    <div
      ref={bar}
      aria-hidden
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 origin-left bg-(--action)"
      style={{ opacity: 0, transform: 'scaleX(0)' }}
    />
  )
}
