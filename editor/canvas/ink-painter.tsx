'use client'
import { useLayoutEffect, useMemo } from 'react'
import { itemsByElement } from '@/lib/design/scene/operations/hit'
import type { CompiledDesign } from '../scene/use-scene'
import type { InkLook } from './draw-ink'
import type { Surface } from './surface'
import { useInk } from './use-ink'
import { usePictures } from './use-pictures'
import type { Viewport } from './viewport'

interface InkPainterProps extends InkLook {
  surface: Surface
  viewport: Viewport
  compiled: CompiledDesign | null
}

/**
 * Draws the elements: what rests on one layer, what moves or is written on another, so that a drag draws that one alone. It has a
 * component of its own, so that a frame of a drag draws nothing else of the page again.
 */
export function InkPainter({ surface, viewport, compiled, ink, fixingShown }: InkPainterProps) {
  const parts = useInk(compiled)
  const resting = usePictures(parts.resting)
  const active = usePictures(parts.active)
  const look = useMemo(() => ({ ink, fixingShown }), [ink, fixingShown])
  const { dx, dy } = parts.shift
  useLayoutEffect(() => {
    if (compiled) surface.shows(compiled, viewport)
  }, [surface, compiled, viewport])
  const still = useMemo(() => itemsByElement(resting), [resting])
  const moving = useMemo(() => itemsByElement(active), [active])
  useLayoutEffect(() => {
    surface.resting.show(still, look)
    surface.resting.place(viewport)
    surface.resting.draw()
  }, [surface, viewport, still, look])
  useLayoutEffect(() => {
    surface.active.show(moving, look)
    surface.active.place(viewport, { dx, dy })
    surface.active.draw()
  }, [surface, viewport, moving, look, dx, dy])
  return null
}
