'use client'
import 'konva/lib/Core.js'
import type { Shape as ShapeNode } from 'konva/lib/Shape.js'
import { memo, type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore.js'
import type { Plate } from '@/lib/scene/plate'
import type { SceneItem } from '@/lib/scene/scene'
import { drawGround } from './draw-ground'
import { drawItems } from './draw-ink'
import type { Material } from './use-material'
import type { Viewport } from './viewport'

type Draw = (ctx: CanvasRenderingContext2D) => void

/** One layer's drawing: Konva calls `paint` whenever it needs it, `shape` leads to the layer. */
interface Painting {
  name: string
  shape: RefObject<ShapeNode | null>
  paint: (context: unknown, shape: ShapeNode) => void
}

/**
 * Draws a layer as soon as what it draws has changed: a letter is on the canvas in the same task as its key, not a
 * frame later.
 */
function usePainting(name: string, draw: Draw): Painting {
  const shape = useRef<ShapeNode>(null)
  const latest = useRef(draw)
  // Konva has scaled the layer's canvas to the screen's pixels; its own context has no fill by `Path2D` and rule.
  const paint = useCallback((_: unknown, node: ShapeNode) => {
    const context = node.getLayer()?.getNativeCanvasElement().getContext('2d')
    if (context) latest.current(context)
  }, [])
  useLayoutEffect(() => {
    latest.current = draw
    shape.current?.getLayer()?.drawScene()
  }, [draw])
  return useMemo(() => ({ name, shape, paint }), [name, paint])
}

interface LayersProps {
  width: number
  height: number
  paintings: readonly Painting[]
}

/**
 * Konva's part. It is made again only when the canvas changes its size: what is drawn changes behind it. The hit canvas stays
 * empty, since hits are found in millimetres.
 */
const Layers = memo(function Layers({ width, height, paintings }: LayersProps) {
  return (
    <Stage width={width} height={height} listening={false} aria-hidden>
      {paintings.map(({ name, shape, paint }) => (
        <Layer key={name} listening={false}>
          <Shape ref={shape} listening={false} perfectDrawEnabled={false} sceneFunc={paint} />
        </Layer>
      ))}
    </Stage>
  )
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
  overlay: Draw
}

/**
 * The canvas: the plate on one layer, what rests on a second, what moves with all marks on a third, so that a drag
 * draws the third alone.
 */
export function CanvasStage(props: CanvasStageProps) {
  const { viewport, plate, material, resting, active, shift, overlay } = props
  const { width, height } = viewport
  const { dx, dy } = shift
  const { ink } = plate
  const fixingShown = material !== null
  const ground = useMemo<Draw>(
    () => ctx => drawGround(ctx, viewport, plate, material),
    [viewport, plate, material],
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
  const first = usePainting('ground', ground)
  const second = usePainting('resting', below)
  const third = usePainting('active', above)
  const paintings = useMemo(() => [first, second, third], [first, second, third])
  return <Layers width={width} height={height} paintings={paintings} />
}
