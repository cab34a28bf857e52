'use client'
import { useEffect, useRef } from 'react'
import type { Plate } from '@/lib/scene/plate'
import { useEditor } from '../state/editor-context'
import type { Ground } from './viewport'

/** Of the plates around the one that a phone shows, so much is seen, mm. */
const peepMm = 30

interface Coming {
  ground: Ground
  plate: Plate
  wide: boolean
  /** The canvas has been laid out. */
  ready: boolean
}

/**
 * A plate of a support that is turned to by list or key comes into view; under a pointer it is there. A phone begins at
 * the plate, since of a whole support nobody could read anything there.
 */
export function useComing({ ground, plate, wide, ready }: Coming): void {
  const editor = useEditor()
  const shown = useRef<Ground | null>(null)
  const { widthMm, heightMm } = plate
  useEffect(() => {
    if (!ready) return
    const before = shown.current
    shown.current = ground
    const onSupport = ground.width > widthMm
    if (!before && onSupport && !wide) {
      const [width, height] = [widthMm + 2 * peepMm, heightMm + 2 * peepMm]
      editor.showBox({ left: -peepMm, top: -peepMm, width, height })
    }
    const isOther = before && (before.left !== ground.left || before.top !== ground.top)
    if (isOther && editor.state.tool.name === 'idle') {
      editor.keepInView({ left: 0, top: 0, width: widthMm, height: heightMm })
    }
  }, [editor, ground, widthMm, heightMm, wide, ready])
}
