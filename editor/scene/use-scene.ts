'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { compile } from '@/lib/design/scene/compile'
import type { Design } from '@/lib/design/scene/model'
import type { Plate } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import type { Scene } from '@/lib/design/scene/scene'
import { inPieces } from '../work/pieces'
import { fontEngine } from './font-engine'
import { outlinesAhead } from './outlines-ahead'
import { isMadeAtOnce } from './scene-at-once'

export interface CompiledDesign {
  /** The design that the scene shows; it lags behind while a font loads. */
  design: Design
  scene: Scene
}

/**
 * The outlines of a design, as soon as its fonts are there and they are made. Until then the last ones stay on the canvas; `failed`: a font
 * could not be fetched.
 */
export function useScene(design: Design, plate: Plate): { compiled: CompiledDesign | null; failed: boolean } {
  const engine = fontEngine()
  const [, setArrivals] = useState(0)
  const [failed, setFailed] = useState(false)
  const last = useRef<CompiledDesign | null>(null)

  const faces = useMemo(() => requiredFiles(design), [design])
  const ready = isMadeAtOnce(design, faces, plate)
  const compiled = useMemo(
    () => (ready ? { design, scene: compile(design, plate, engine) } : last.current),
    [design, plate, engine, ready],
  )
  last.current = compiled

  useEffect(() => {
    // Also when the fonts came between drawing and this effect: the scene is still to be made.
    if (compiled?.design === design) return
    let stale = false
    let stop = () => {}
    engine.load(faces).then(
      () => {
        if (stale) return
        setFailed(false)
        stop = inPieces(outlinesAhead(design, plate, engine), {
          onDone: () => setArrivals(count => count + 1),
        })
      },
      () => {
        if (!stale) setFailed(true)
      },
    )
    return () => {
      stale = true
      stop()
    }
  }, [design, plate, faces, engine, compiled])

  return { compiled, failed }
}
