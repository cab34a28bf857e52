'use client'
import { type CSSProperties, useEffect, useState } from 'react'

/** Milliseconds (PAGE-12). */
const duration = 2000
const throttle = 200
const hideDelay = 500
const reset = 400

type Phase = 'away' | 'growing' | 'full' | 'fading'

const styles: Record<Phase, CSSProperties> = {
  away: { opacity: 0, transform: 'scaleX(0)', transition: 'none' },
  growing: {
    opacity: 1,
    transform: 'scaleX(.9)',
    transition: `transform ${duration}ms cubic-bezier(.1,.7,.2,1)`,
  },
  full: { opacity: 1, transform: 'scaleX(1)', transition: 'transform 120ms' },
  fading: { opacity: 0, transform: 'scaleX(1)', transition: `opacity ${reset}ms` },
}

/** The automatic next phase, and its delay. */
const next: Partial<Record<Phase, [Phase, number]>> = { full: ['fading', hideDelay], fading: ['away', reset] }

/** Progress while the next page is loading: nothing for fast pages, else a bar that slows down. */
export function LoadingBar({ travelling }: { travelling: boolean }) {
  const [phase, setPhase] = useState<Phase>('away')
  useEffect(() => {
    if (!travelling) {
      setPhase(before => (before === 'growing' ? 'full' : before))
      return
    }
    const timer = setTimeout(() => setPhase('growing'), throttle)
    return () => clearTimeout(timer)
  }, [travelling])
  useEffect(() => {
    const [then, after] = next[phase] ?? []
    if (!then) return
    const timer = setTimeout(() => setPhase(then), after)
    return () => clearTimeout(timer)
  }, [phase])
  return (
    <div
      aria-hidden
      data-phase={phase}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 origin-left bg-(--action)"
      style={styles[phase]}
    />
  )
}
