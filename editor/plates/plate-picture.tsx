'use client'
import { useEffect, useMemo, useState } from 'react'
import { compile } from '@/lib/design/scene/compile'
import type { Design } from '@/lib/design/scene/model'
import { plateOf } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import { sceneToSvg } from '@/lib/design/scene/svg'
import { fontEngine } from '../scene/font-engine'
import { useSetting } from '../state/editor-context'
import { inTurn } from '../templates/paint-queue'

/** A design on its plate, from its own outlines, once its fonts are there. */
export function PlatePicture({ plate }: { plate: Design }) {
  const { catalogue } = useSetting()
  const [svg, setSvg] = useState<string | null>(null)
  const facts = useMemo(() => plateOf(plate, catalogue), [plate, catalogue])
  useEffect(() => {
    if (!facts) return
    let stale = false
    const engine = fontEngine()
    const draw = () => sceneToSvg(compile(plate, facts, engine), { ink: facts.ink, paper: facts.paper })
    engine
      .load(requiredFiles(plate))
      .then(() => inTurn(draw, () => !stale))
      .then(
        made => {
          if (made && !stale) setSvg(`data:image/svg+xml,${encodeURIComponent(made)}`)
        },
        // Without its fonts a plate shows only its name.
        () => {},
      )
    return () => {
      stale = true
    }
  }, [plate, facts])
  return (
    <span
      className="block w-full overflow-hidden rounded-sm bg-bench shadow-1"
      style={facts ? { aspectRatio: `${facts.widthMm} / ${facts.heightMm}` } : undefined}
    >
      {svg && <img src={svg} alt="" className="size-full" />}
    </span>
  )
}
