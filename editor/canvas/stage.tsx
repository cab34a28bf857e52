'use client'
import { useMemo, useRef } from 'react'
import type { Plate } from '@/lib/scene/plate'
import type { SceneItem } from '@/lib/scene/scene'
import { drawGround } from './draw-ground'
import { drawItems } from './draw-ink'
import type { Material } from './material'
import { usePictures } from './use-pictures'
import { type Draw, useLayers } from './use-sheets'
import type { Viewport } from './viewport'

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
  useLayers(holder, viewport, { ground, resting: below, active: above })
  return <div ref={holder} aria-hidden />
}
