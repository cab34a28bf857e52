'use client'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Plate } from '@/lib/scene/plate'
import type { SceneItem } from '@/lib/scene/scene'
import { drawGround } from './draw-ground'
import { drawItems } from './draw-ink'
import type { Material } from './material'
import { usePictures } from './use-pictures'
import type { Viewport } from './viewport'

type Draw = (ctx: CanvasRenderingContext2D) => void

interface SheetProps {
  viewport: Viewport
  /** Draws in CSS pixels. */
  draw: Draw
}

/**
 * One canvas of the stage, in the screen's own pixels. It is drawn in the task that changed it: a letter is there with
 * its key, not a frame later.
 */
function Sheet({ viewport: { width, height }, draw }: SheetProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const canvas = ref.current
    const context = canvas?.getContext('2d')
    if (!canvas || !context) return
    const ratio = window.devicePixelRatio
    const size = { width: Math.floor(width * ratio), height: Math.floor(height * ratio) }
    // Another size empties a canvas and takes its time: not at every drawing.
    if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size)
    context.save()
    context.scale(ratio, ratio)
    context.clearRect(0, 0, width, height)
    draw(context)
    context.restore()
  }, [width, height, draw])
  return <canvas ref={ref} className="absolute inset-0" style={{ width, height }} />
}

interface CanvasStageProps {
  viewport: Viewport
  plate: Plate
  /** The plate's own look, where it is more than a colour. */
  material: Material | null
  /** Draws what is around the plate: the support with its other plates. */
  drawAround: Draw | null
  /** Outlines that stay where they are. */
  resting: readonly SceneItem[]
  /** Outlines that are being dragged, with their way in mm since they were compiled. */
  active: readonly SceneItem[]
  shift: { dx: number; dy: number }
  /** Draws frames, handles, guides and caret above everything. */
  overlay: Draw
}

/**
 * The canvas: the plate on one sheet, what rests on a second, what moves with all marks on a third, so that a drag
 * draws the third alone. Hits are found in millimetres, not on it.
 */
export function CanvasStage(props: CanvasStageProps) {
  const { viewport, plate, material, drawAround, shift, overlay } = props
  const resting = usePictures(props.resting)
  const active = usePictures(props.active)
  const { dx, dy } = shift
  const { ink } = plate
  const fixingShown = material !== null
  const ground = useMemo<Draw>(
    () => ctx => drawGround(ctx, viewport, plate, material, drawAround),
    [viewport, plate, material, drawAround],
  )
  const below = useMemo<Draw>(
    () => ctx => drawItems(ctx, viewport, resting, { ink, fixingShown }),
    [viewport, resting, ink, fixingShown],
  )
  const above = useMemo<Draw>(
    () => ctx => {
      drawItems(ctx, viewport, active, { ink, fixingShown }, { dx, dy })
      overlay(ctx)
    },
    [viewport, active, ink, fixingShown, dx, dy, overlay],
  )
  return (
    <div aria-hidden>
      <Sheet viewport={viewport} draw={ground} />
      <Sheet viewport={viewport} draw={below} />
      <Sheet viewport={viewport} draw={above} />
    </div>
  )
}
