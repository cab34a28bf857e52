'use client'
import { useEffect, useState } from 'react'
import { compile } from '@/lib/scene/compile'
import type { SignDesign } from '@/lib/scene/model'
import { plateOf } from '@/lib/scene/plate'
import { requiredFiles } from '@/lib/scene/required'
import { sceneToSvg } from '@/lib/scene/svg'
import { fontEngine } from '../scene/font-engine'
import { useSetting } from '../state/editor-context'

/** A plate from its own outlines, once its fonts are there. */
export function PlatePicture({ plate }: { plate: SignDesign }) {
  const { catalogue } = useSetting()
  const [svg, setSvg] = useState<string | null>(null)
  useEffect(() => {
    const facts = plateOf(plate, catalogue)
    if (!facts) return
    let stale = false
    const engine = fontEngine()
    engine.load(requiredFiles(plate)).then(
      () => {
        if (stale) return
        const made = sceneToSvg(compile(plate, facts, engine), { ink: facts.ink, paper: facts.paper })
        setSvg(`data:image/svg+xml,${encodeURIComponent(made)}`)
      },
      // Without its fonts a plate has its name alone.
      () => {},
    )
    return () => {
      stale = true
    }
  }, [plate, catalogue])
  const { width, height } = plate.config
  return (
    <span
      className="block w-full overflow-hidden rounded-sm bg-bench shadow-1"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {svg && <img src={svg} alt="" className="size-full" />}
    </span>
  )
}
