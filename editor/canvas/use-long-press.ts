'use client'
import { useMemo } from 'react'

/** A finger that moves farther than this does not rest, in CSS pixels. */
const tremblePx = 8

interface LongPress {
  /** A finger came down at a place; `act` follows unless it moves or leaves. */
  start: (x: number, y: number, act: () => void) => void
  moved: (x: number, y: number) => void
  end: () => void
}

/** Tells when a finger rests on its place. */
export function useLongPress(afterMs: number): LongPress {
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
        if (Math.hypot(x - from.x, y - from.y) > tremblePx) end()
      },
      end,
    }
  }, [afterMs])
}
