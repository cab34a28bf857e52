'use client'
import { useCallback, useLayoutEffect, useMemo } from 'react'
import type { CompiledDesign } from '../scene/use-scene'
import type { InkLook } from './draw-ink'
import { elementsOf, type Parts } from './part-items'
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
  const draw = useCallback(
    (parts: Parts, before: Parts) => {
      for (const layer of ['resting', 'active'] as const) {
        if (parts[layer] === before[layer]) continue
        surface[layer].show(elementsOf(parts[layer]))
        surface[layer].draw()
      }
    },
    [surface],
  )
  const parts = useInk(compiled, draw)
  const resting = usePictures(parts.resting)
  const active = usePictures(parts.active)
  const look = useMemo(() => ({ ink, fixingShown }), [ink, fixingShown])
  const { dx, dy } = parts.shift
  useLayoutEffect(() => {
    if (compiled) surface.shows(compiled, viewport)
  }, [surface, compiled, viewport])
  useLayoutEffect(() => {
    surface.resting.show(elementsOf(resting), look)
    surface.resting.place(viewport)
    surface.resting.draw()
  }, [surface, viewport, resting, look])
  useLayoutEffect(() => {
    surface.active.show(elementsOf(active), look)
    surface.active.place(viewport, { dx, dy })
    surface.active.draw()
  }, [surface, viewport, active, look, dx, dy])
  return null
}
