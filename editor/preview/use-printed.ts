'use client'
import { useLocale } from 'next-intl'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { StampModel } from '@/lib/catalogue/stamps'
import { impressionOfScene } from '@/lib/design/drawing/scene-marks'
import { bandDay } from '@/lib/design/drawing/stamps/band-day'
import { inksOf } from '@/lib/design/drawing/stamps/inks'
import type { Printed } from '@/lib/design/drawing/stamps/laid-impression'
import { hasMaterial } from '@/lib/design/scene/traits'
import type { CompiledDesign } from '../scene/use-scene'
import { useDesign, usePlate, useSetting } from '../state/editor-context'

/**
 * The day that a date band prints: today, or the date on the wheels in the mount's picture, since another date beside it would look wrong.
 */
export type BandSetAt = 'today' | 'pictured'

/** The print of a model's movable band; its font is fetched when a stamp has one. Empty until then. */
function useBand(model: StampModel | undefined, at: BandSetAt): string {
  const { language } = useSetting()
  const locale = useLocale()
  const [band, setBand] = useState<{ model: StampModel; path: string } | null>(null)
  useEffect(() => {
    if (!model?.band) return
    let stale = false
    const draw = async () => {
      const { bandPath } = await import('@/lib/design/drawing/stamps/band')
      const day = at === 'today' ? { day: bandDay(locale) } : {}
      const path = bandPath(model, { phrase: model.phrases?.[language][0], ...day })
      if (!stale) setBand({ model, path })
    }
    draw().catch(error => console.warn('the band could not be drawn', error))
    return () => {
      stale = true
    }
  }, [model, at, language, locale])
  return band && band.model === model ? band.path : ''
}

/**
 * The present impression: its outlines, in the chosen ink, with the date or number of its band. `null` until they are
 * there, and for a sign.
 */
export function usePrinted(compiled: CompiledDesign | null, at: BandSetAt = 'today'): Printed | null {
  const { catalogue } = useSetting()
  const plate = usePlate()
  const shown = useDeferredValue(compiled)
  const { models, inkColors } = catalogue.stampModels
  const { modelId } = useDesign()
  const model = useMemo(() => models.find(({ slug }) => slug === modelId), [models, modelId])
  const band = useBand(model, at)
  return useMemo(() => {
    const design = shown?.design
    if (!shown || !design || hasMaterial(design)) return null
    const ink = inkColors.find(({ slug }) => slug === design.inkColor)
    const { inkHex, bandHex } = ink ? inksOf(ink, inkColors) : { inkHex: plate.ink, bandHex: undefined }
    const { widthMm: width, heightMm: height } = shown.scene
    return {
      // A text plate that is ordered alone has no band.
      model: model ?? { width, height, shape: 'rect', band: null, embededContent: null },
      impression: impressionOfScene(shown.scene),
      inks: { text: inkHex, band: bandHex },
      band,
    }
  }, [shown, inkColors, plate.ink, model, band])
}
