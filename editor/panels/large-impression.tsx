'use client'
import { useEffect, useRef } from 'react'
import type { Scene } from '@/lib/design/scene/scene'
import type { Pieces } from '@/lib/ground/pieces'
import { drawItems } from '../canvas/draw-ink'
import { usePlate } from '../state/editor-context'
import { inPieces } from '../work/pieces'

/** Width in pixels: twice its width on the page. */
const pixels = 320

function* drawing(ctx: CanvasRenderingContext2D, { items, widthMm }: Scene, ink: string): Pieces<void> {
  const viewport = { pxPerMm: pixels / widthMm, originX: 0, originY: 0 }
  for (const [index, item] of items.entries()) {
    drawItems(ctx, viewport, [item], { ink, fixingShown: true })
    yield (index + 1) / items.length
  }
}

/** The outlines of a stamp with hundreds of elements, drawn element by element while the page goes on answering. */
export function LargeImpression({ scene }: { scene: Scene }) {
  const { ink } = usePlate()
  const ref = useRef<HTMLCanvasElement>(null)
  const { widthMm, heightMm } = scene
  useEffect(() => {
    const ctx = ref.current?.getContext('2d')
    if (!ctx) return
    ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height)
    return inPieces(drawing(ctx, scene, ink), { onDone: () => {} })
  }, [scene, ink])
  return (
    <canvas
      ref={ref}
      aria-hidden
      width={pixels}
      height={Math.round((pixels * heightMm) / widthMm)}
      className="mx-auto max-h-36 w-full"
    />
  )
}
