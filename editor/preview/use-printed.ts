'use client'
import { useLocale } from 'next-intl'
import { useDeferredValue, useMemo } from 'react'
import { impressionOfScene } from '@/lib/drawing/scene-marks'
import { inksOf } from '@/lib/drawing/stamps/inks'
import type { Printed } from '@/lib/drawing/stamps/laid-impression'
import type { CompiledDesign } from '../scene/use-scene'
import { usePlate, useSetting } from '../state/editor-context'

/** A day as a date band prints it: `22 NOV. 2026`. */
export function bandDay(locale: string, day = new Date()): string {
  const options = { day: '2-digit', month: 'short', year: 'numeric' } as const
  return new Intl.DateTimeFormat(locale, options).format(day).toLocaleUpperCase(locale)
}

/**
 * What the stamp prints now: the outlines that are made, in the ink that is chosen, with the date or number of its band.
 * `null` until they are there, and for a sign.
 */
export function usePrinted(compiled: CompiledDesign | null): Printed | null {
  const { catalogue, language } = useSetting()
  const plate = usePlate()
  const locale = useLocale()
  const shown = useDeferredValue(compiled)
  return useMemo(() => {
    const design = shown?.design
    if (!shown || !design || design.type === 'sign') return null
    const { models, inkColors } = catalogue.stampModels
    const model = models.find(({ slug }) => slug === design.modelId)
    const ink = inkColors.find(({ slug }) => slug === design.inkColor)
    const { inkHex, bandHex } = ink ? inksOf(ink, inkColors) : { inkHex: plate.ink, bandHex: undefined }
    const { widthMm: width, heightMm: height } = shown.scene
    return {
      // A text plate that is ordered alone has no band.
      model: model ?? { width, height, shape: 'rect', band: null, embededContent: null },
      impression: impressionOfScene(shown.scene),
      inks: { text: inkHex, band: bandHex },
      setting: { phrase: model?.phrases?.[language][0], day: bandDay(locale) },
    }
  }, [shown, catalogue, plate.ink, language, locale])
}
