'use client'
import { Layer } from 'konva/lib/Layer.js'
import { Shape } from 'konva/lib/Shape.js'
import { Stage } from 'konva/lib/Stage.js'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Plate } from '@/lib/scene/plate'
import type { SceneItem } from '@/lib/scene/scene'
import { drawGround } from './draw-ground'
import { drawItems } from './draw-ink'
import type { Material } from './material'
import { usePictures } from './use-pictures'
import type { Viewport } from './viewport'

type Draw = (ctx: CanvasRenderingContext2D) => void

/** A layer of the stage, which is one drawing. */
interface Sheet {
  layer: Layer
  /** Draws it at once: a letter is on the canvas in the same task as its key, not a frame later. */
  show: (draw: Draw) => void
}

function createSheet(): Sheet {
  let latest: Draw = () => {}
  const layer = new Layer({ listening: false })
  // Konva has scaled the layer's canvas to the screen's pixels; its own context has no fill by `Path2D` and rule.
  const sceneFunc = () => {
    const context = layer.getNativeCanvasElement().getContext('2d')
    if (context) latest(context)
  }
  layer.add(new Shape({ listening: false, perfectDrawEnabled: false, sceneFunc }))
  return {
    layer,
    show: draw => {
      latest = draw
      layer.drawScene()
    },
  }
}

interface Sheets {
  stage: Stage
  ground: Sheet
  resting: Sheet
  active: Sheet
}

/** Konva's stage with its three layers in an element of the page. The hit canvas stays empty, since hits are found in millimetres. */
function useSheets(holder: RefObject<HTMLDivElement | null>): Sheets | null {
  const [sheets, setSheets] = useState<Sheets | null>(null)
  useLayoutEffect(() => {
    if (!holder.current) return
    const stage = new Stage({ container: holder.current, listening: false })
    const made = { stage, ground: createSheet(), resting: createSheet(), active: createSheet() }
    stage.add(made.ground.layer, made.resting.layer, made.active.layer)
    setSheets(made)
    return () => {
      stage.destroy()
    }
  }, [holder])
  return sheets
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
 * The canvas: the plate on one layer, what rests on a second, what moves with all marks on a third, so that a drag
 * draws the third alone. Hits are found in millimetres, not on it.
 */
export function CanvasStage(props: CanvasStageProps) {
  const { viewport, plate, material, drawAround, shift, overlay } = props
  const resting = usePictures(props.resting)
  const active = usePictures(props.active)
  const { width, height } = viewport
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
  const holder = useRef<HTMLDivElement>(null)
  const sheets = useSheets(holder)
  // Another size empties a canvas: it comes before the drawings.
  useLayoutEffect(() => {
    sheets?.stage.size({ width, height })
  }, [sheets, width, height])
  useLayoutEffect(() => sheets?.ground.show(ground), [sheets, ground])
  useLayoutEffect(() => sheets?.resting.show(below), [sheets, below])
  useLayoutEffect(() => sheets?.active.show(above), [sheets, above])
  return <div ref={holder} aria-hidden />
}
