'use client'
import { useLayoutEffect } from 'react'
import type { Plate } from '@/lib/design/scene/plate'
import { useSupportDrawing } from '../plates/use-support-drawing'
import { drawGround } from './draw-ground'
import type { Material } from './material'
import type { Surface } from './surface'
import type { Viewport } from './viewport'

interface GroundPainterProps {
  surface: Surface
  viewport: Viewport
  plate: Plate
  /** The plate's own look, where it is more than a colour. */
  material: Material | null
}

/** Draws what lies below the ink: rulers, the plate, and its surroundings. */
export function GroundPainter({ surface, viewport, plate, material }: GroundPainterProps) {
  const drawAround = useSupportDrawing(viewport)
  useLayoutEffect(
    () => surface.showGround(ctx => drawGround(ctx, viewport, plate, material, drawAround)),
    [surface, viewport, plate, material, drawAround],
  )
  return null
}
