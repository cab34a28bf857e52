import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Extent } from './viewport'

export type Draw = (ctx: CanvasRenderingContext2D) => void

/** A canvas over the one before it. What is drawn on it stays until something else is. */
export interface Sheet {
  /** Draws it at once: a letter is on the canvas in the same task as its key, not a frame later. */
  show: (draw: Draw) => void
  /** Gives it another size in CSS pixels, which empties it. */
  size: (extent: Extent) => void
}

function createSheet(holder: HTMLElement): Sheet {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'position:absolute;inset:0'
  holder.append(canvas)
  const context = canvas.getContext('2d')
  let ratio = 1
  return {
    show: draw => {
      if (!context) return
      context.setTransform(ratio, 0, 0, ratio, 0, 0)
      context.clearRect(0, 0, canvas.width, canvas.height)
      draw(context)
    },
    size: ({ width, height }) => {
      // As many pixels as the screen has: letters are as sharp as it can show them.
      ratio = window.devicePixelRatio
      canvas.width = Math.round(width * ratio)
      canvas.height = Math.round(height * ratio)
      canvas.style.width = `${width}px`
      canvas.style.height = `${height}px`
    },
  }
}

interface Sheets {
  ground: Sheet
  resting: Sheet
  active: Sheet
}

/** Three sheets in an element of the page, the ground below and what moves on top. */
function useSheets(holder: RefObject<HTMLElement | null>): Sheets | null {
  const [sheets, setSheets] = useState<Sheets | null>(null)
  useLayoutEffect(() => {
    const element = holder.current
    if (!element) return
    setSheets({ ground: createSheet(element), resting: createSheet(element), active: createSheet(element) })
    return () => element.replaceChildren()
  }, [holder])
  return sheets
}

/** Draws three layers into an element of the page, each when it or the size has changed. */
export function useLayers(
  holder: RefObject<HTMLElement | null>,
  { width, height }: Extent,
  layers: Record<keyof Sheets, Draw>,
): void {
  const sheets = useSheets(holder)
  const { ground, resting, active } = layers
  // Another size empties a canvas: it comes before the drawings.
  useLayoutEffect(() => {
    for (const sheet of Object.values(sheets ?? {})) sheet.size({ width, height })
  }, [sheets, width, height])
  useLayoutEffect(() => sheets?.ground.show(ground), [sheets, ground])
  useLayoutEffect(() => sheets?.resting.show(resting), [sheets, resting])
  useLayoutEffect(() => sheets?.active.show(active), [sheets, active])
}
