'use client'
import { useTranslations } from 'next-intl'
import { memo, useDeferredValue, useMemo } from 'react'
import { sceneToSvg } from '@/lib/scene/svg'
import type { CompiledDesign } from '../scene/use-scene'
import { usePlate } from '../state/editor-context'

/** What the stamp leaves on paper, from the outlines that are made: the ink alone, without frames and rulers. */
export const Impression = memo(function Impression({ compiled }: { compiled: CompiledDesign | null }) {
  const t = useTranslations('editor')
  const plate = usePlate()
  const scene = useDeferredValue(compiled?.scene)
  const picture = useMemo(() => {
    if (!scene) return null
    return `data:image/svg+xml,${encodeURIComponent(sceneToSvg(scene, { ink: plate.ink }))}`
  }, [scene, plate.ink])
  return (
    <figure className="flex w-44 shrink-0 flex-col rounded-md bg-paper p-3 shadow-1 max-xl:hidden">
      <div className="grid min-h-24 grow place-items-center overflow-hidden rounded-sm on-bench p-2">
        <div className="w-full -rotate-3 bg-paper p-2.5 shadow-1">
          {picture && <img src={picture} alt="" className="mx-auto max-h-36 w-full opacity-90" />}
        </div>
      </div>
      <figcaption className="pt-2 text-center text-xs text-ink-2">{t('impression')}</figcaption>
    </figure>
  )
})
