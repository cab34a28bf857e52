'use client'
import { type RefObject, useEffect, useMemo } from 'react'

/** A finger that moves farther than this does not rest, in CSS pixels. */
const movementPx = 8

export interface LongPress {
  /** A finger came down at a place; `act` follows unless it moves or leaves. */
  start: (x: number, y: number, act: () => void) => void
  moved: (x: number, y: number) => void
  end: () => void
}

/**
 * Reports when a finger rests on its place.
 * @param ref where the fingers come down
 * @param swallows whether to drop the click that the browser fires when the finger is lifted: it must not hit what has
 * opened under it
 */
export function useLongPress(
  ref: RefObject<HTMLElement | null>,
  afterMs: number,
  swallows: () => boolean,
): LongPress {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const listen = (event: TouchEvent) => {
      if (swallows()) event.preventDefault()
    }
    element.addEventListener('touchend', listen, { passive: false })
    return () => element.removeEventListener('touchend', listen)
  }, [ref, swallows])
  return useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    const end = () => clearTimeout(timer)
    return {
      start: (x, y, act) => {
        end()
        from = { x, y }
        timer = setTimeout(act, afterMs)
      },
      moved: (x, y) => {
        if (Math.hypot(x - from.x, y - from.y) > movementPx) end()
      },
      end,
    }
  }, [afterMs])
}
