'use client'
import { useEffect, useRef } from 'react'
import type { Plate } from '@/lib/design/scene/plate'
import { useEditor } from '../state/editor-context'
import type { Extent, Ground } from './viewport'

/** How much of the neighbouring plates a phone shows, mm. */
const peepMm = 30

interface Coming {
  ground: Ground
  plate: Plate
  wide: boolean
  /** The canvas in CSS pixels; null until it has been laid out. */
  size: Extent | null
}

/**
 * A plate that is opened by list or key is scrolled into view; under a pointer it already is. A phone starts with one
 * plate, since a whole support would be too small to read.
 */
export function useComing({ ground, plate, wide, size }: Coming): void {
  const editor = useEditor()
  const shown = useRef<{ ground: Ground; size: Extent } | null>(null)
  const { widthMm, heightMm } = plate
  useEffect(() => {
    if (!size) return
    const before = shown.current
    shown.current = { ground, size }
    const onSupport = ground.width > widthMm
    if (!before && onSupport && !wide) {
      const [width, height] = [widthMm + 2 * peepMm, heightMm + 2 * peepMm]
      editor.showBox({ left: -peepMm, top: -peepMm, width, height })
    }
    const { left, top } = before?.ground ?? ground
    const isOther = (left !== ground.left || top !== ground.top) && editor.state.tool.name === 'idle'
    // The keyboard of a phone reduces the height of the canvas.
    const isResized = onSupport && before !== null && before.size !== size
    if (isOther || isResized) editor.keepInView({ left: 0, top: 0, width: widthMm, height: heightMm })
  }, [editor, ground, widthMm, heightMm, wide, size])
}
