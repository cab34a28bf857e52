'use client'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { toPx, type Viewport } from '../canvas/viewport'
import { useEditorState, usePlate } from '../state/editor-context'
import { ChoosingBar } from './choosing-bar'
import { placeBar } from './place-bar'
import { SelectionBar } from './selection-bar'
import { useSelectionBox } from './use-selection-box'

/** Hidden while a gesture is under way: it would lag behind the dragged element. */
const resting = new Set(['idle', 'pressing', 'editing'])

/** The bar at the selection, on the canvas itself: it follows the selection, does not cover it and stays inside. */
export function FloatingBar({ viewport }: { viewport: Viewport }) {
  const box = useSelectionBox()
  const plate = usePlate()
  const hidden = useEditorState(({ tool }) => !resting.has(tool.name))
  const bar = useRef<HTMLDivElement>(null)
  const choosing = useEditorState(state => state.choosing)
  const shown = box !== null && !hidden && !choosing
  const size = useSizeOf(bar, shown)
  if (choosing) {
    return (
      <div className="absolute inset-x-0 bottom-2 z-10 mx-auto w-max">
        <ChoosingBar />
      </div>
    )
  }
  // It is not visible during a drag.
  if (!shown) return null
  const at = toPx(viewport, { x: box.left, y: box.top })
  const selected = {
    left: at.x,
    top: at.y,
    width: box.width * viewport.pxPerMm,
    height: box.height * viewport.pxPerMm,
  }
  const onCanvas = {
    left: viewport.originX,
    top: viewport.originY,
    width: plate.widthMm * viewport.pxPerMm,
    height: plate.heightMm * viewport.pxPerMm,
  }
  const place = placeBar(selected, onCanvas, size ?? { width: 0, height: 44 }, viewport)
  return (
    <div
      ref={bar}
      className="absolute z-10 w-max"
      style={{ ...place, visibility: size ? undefined : 'hidden' }}
    >
      <SelectionBar narrow={false} />
    </div>
  )
}

/** The size of an element as it is laid out; null before that. */
function useSizeOf(ref: RefObject<HTMLElement | null>, there: boolean) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !there) return
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, there])
  return size
}
