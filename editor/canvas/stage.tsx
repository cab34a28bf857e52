'use client'
import type { Stage as StageNode } from 'konva/lib/Stage'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { Layer, Stage } from 'react-konva/lib/ReactKonvaCore'
import { Surface } from './surface'
import type { StageEvents } from './use-pointer'
import type { Extent } from './viewport'

interface CanvasStageProps {
  size: Extent
  /** Gets the canvas once it can be drawn on, and null when it is gone. */
  onSurface: (surface: Surface | null) => void
  /** What pointers do on it. */
  events?: StageEvents
}

/**
 * The stage with its layers: the plate, resting elements, moved or edited elements, and all marks on top, so that a drag draws only two
 * small layers. The layers are declared here; the surface holds their content.
 */
export const CanvasStage = memo(function CanvasStage({ size, onSurface, events }: CanvasStageProps) {
  const { width, height } = size
  // The surface resizes the stage: a new size as a property would draw it four times.
  const [first] = useState(size)
  const stage = useRef<StageNode>(null)
  const surface = useRef<Surface | null>(null)
  useLayoutEffect(() => {
    const layers = stage.current?.getLayers() ?? []
    const [ground, resting, active, marks] = layers
    if (!stage.current || !ground || !resting || !active || !marks) return
    const made = new Surface(stage.current, { ground, resting, active, marks })
    surface.current = made
    onSurface(made)
    return () => {
      surface.current = null
      onSurface(null)
      made.dispose()
    }
  }, [onSurface])
  useLayoutEffect(() => surface.current?.resize({ width, height }), [width, height])
  return (
    <Stage ref={stage} {...first} {...events}>
      <Layer listening={false} />
      <Layer />
      <Layer />
      <Layer />
    </Stage>
  )
})
