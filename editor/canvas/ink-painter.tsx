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
 * Draws the elements: resting elements on one layer, moved or edited ones on another, so that a drag draws only the second. It is a
 * separate component, so that a frame of a drag renders nothing else of the page.
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
