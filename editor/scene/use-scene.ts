'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { compile } from '@/lib/scene/compile'
import type { FontEngine } from '@/lib/scene/fonts/engine'
import { requiredFaces } from '@/lib/scene/fonts/required'
import type { Design } from '@/lib/scene/model'
import type { Plate } from '@/lib/scene/plate'
import type { Scene } from '@/lib/scene/scene'
import { fontEngine } from './font-engine'

export interface CompiledDesign {
  /** The design that the scene shows; it lags behind while a font is on its way. */
  design: Design
  scene: Scene
}

const allLoaded = (engine: FontEngine, design: Design) =>
  requiredFaces(design).every(face => engine.isLoaded(face))

/**
 * The outlines of a design, as soon as its fonts are there. Until then the last ones stay on the canvas; `failed`
 * says that a font could not be fetched.
 */
export function useScene(design: Design, plate: Plate): { compiled: CompiledDesign | null; failed: boolean } {
  const engine = fontEngine()
  const [arrivals, setArrivals] = useState(0)
  const [failed, setFailed] = useState(false)
  const last = useRef<CompiledDesign | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a font that arrives makes the compile possible
  const compiled = useMemo(() => {
    if (!allLoaded(engine, design)) return last.current
    return { design, scene: compile(design, plate, engine) }
  }, [design, plate, engine, arrivals])
  last.current = compiled

  useEffect(() => {
    // Also when the fonts came between drawing and this effect: the scene is still to be made.
    if (compiled?.design === design) return
    let stale = false
    engine.load(requiredFaces(design)).then(
      () => {
        if (stale) return
        setFailed(false)
        setArrivals(count => count + 1)
      },
      () => {
        if (!stale) setFailed(true)
      },
    )
    return () => {
      stale = true
    }
  }, [design, engine, compiled])

  return { compiled, failed }
}
