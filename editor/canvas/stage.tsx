'use client'
import 'konva/lib/Core.js'
import type { Context } from 'konva/lib/Context.js'
import { memo, useMemo } from 'react'
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore.js'
import type { Plate } from '@/lib/scene/plate'
import type { SceneItem } from '@/lib/scene/scene'
import { drawGround } from './draw-ground'
import { drawItems } from './draw-ink'
import type { Material } from './use-material'
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
  ink: string
  fixingShown: boolean
  items: readonly SceneItem[]
  dx?: number
  dy?: number
}

/** The outlines of some elements. Memoised: what does not change is not drawn again. */
const Ink = memo(function Ink({ viewport, ink, fixingShown, items, dx = 0, dy = 0 }: InkProps) {
  return <Painting draw={ctx => drawItems(ctx, viewport, items, { ink, fixingShown }, { dx, dy })} />
})

interface CanvasStageProps {
  viewport: Viewport
  plate: Plate
  /** The plate's own look, where it is more than a colour. */
  material: Material | null
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
export function CanvasStage({
  viewport,
  plate,
  material,
  resting,
  active,
  shift,
  overlay,
}: CanvasStageProps) {
  const ground = useMemo(
    () => (ctx: CanvasRenderingContext2D) => drawGround(ctx, viewport, plate, material),
    [viewport, plate, material],
  )
  const look = { viewport, ink: plate.ink, fixingShown: material !== null }
  return (
    <Stage width={viewport.width} height={viewport.height} listening={false} aria-hidden>
      <Layer listening={false}>
        <Painting draw={ground} />
      </Layer>
      <Layer listening={false}>
        <Ink {...look} items={resting} />
      </Layer>
      <Layer listening={false}>
        <Ink {...look} items={active} dx={shift.dx} dy={shift.dy} />
        <Painting draw={overlay} />
      </Layer>
    </Stage>
  )
}
