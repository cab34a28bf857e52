'use client'
import 'konva/lib/Core.js'
import type { Context } from 'konva/lib/Context.js'
import { memo, useMemo } from 'react'
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore.js'
import type { Plate } from '@/lib/scene/plate'
import type { SceneItem } from '@/lib/scene/scene'
import { drawGround } from './draw-ground'
import { drawItems } from './draw-ink'
import type { Viewport } from './viewport'

interface PaintingProps {
  draw: (ctx: CanvasRenderingContext2D) => void
}

/** A shape that draws by itself; the hit canvas stays empty, since hits are found in millimetres. */
function Painting({ draw }: PaintingProps) {
  return <Shape listening={false} perfectDrawEnabled={false} sceneFunc={(c: Context) => draw(c._context)} />
}

interface InkProps {
  viewport: Viewport
  plate: Plate
  items: readonly SceneItem[]
  dx?: number
  dy?: number
}

/** The outlines of some elements. Memoised: what does not change is not drawn again. */
const Ink = memo(function Ink({ viewport, plate, items, dx = 0, dy = 0 }: InkProps) {
  const { ink, paper } = plate
  return <Painting draw={ctx => drawItems(ctx, viewport, items, { ink, paper }, { dx, dy })} />
})

interface CanvasStageProps {
  viewport: Viewport
  plate: Plate
  /** Outlines that stay where they are. */
  resting: readonly SceneItem[]
  /** Outlines that are being dragged, with their way in mm since they were compiled. */
  active: readonly SceneItem[]
  shift: { dx: number; dy: number }
  /** Draws frames, handles, guides and caret above everything. */
  overlay: (ctx: CanvasRenderingContext2D) => void
}

/**
 * The canvas: the plate on one layer, what rests on a second, what moves with all marks on a third, so that a drag
 * draws the third alone.
 */
export function CanvasStage({ viewport, plate, resting, active, shift, overlay }: CanvasStageProps) {
  const ground = useMemo(
    () => (ctx: CanvasRenderingContext2D) => drawGround(ctx, viewport, plate),
    [viewport, plate],
  )
  return (
    <Stage width={viewport.width} height={viewport.height} listening={false} aria-hidden>
      <Layer listening={false}>
        <Painting draw={ground} />
      </Layer>
      <Layer listening={false}>
        <Ink viewport={viewport} plate={plate} items={resting} />
      </Layer>
      <Layer listening={false}>
        <Ink viewport={viewport} plate={plate} items={active} dx={shift.dx} dy={shift.dy} />
        <Painting draw={overlay} />
      </Layer>
    </Stage>
  )
}
