'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useMemo } from 'react'
import { Checkbox } from '@/components/ui/choice'
import { hasLines } from '@/lib/design/scene/elements/traits'
import { elementOf } from '@/lib/design/scene/operations/boxes'
import { firstWords } from '@/lib/design/scene/operations/first-words'
import { countPinned, withoutPinned } from '@/lib/design/scene/operations/fit/by-hand'
import { fillPlate, presentDensity } from '@/lib/design/scene/operations/fit/fill'
import type { TooLarge } from '@/lib/design/scene/operations/fit/lay'
import { countPlaced, withoutPlaced } from '@/lib/design/scene/operations/fit/placed'
import { densityOf, filesToLay, setDensity } from '@/lib/design/scene/operations/fit/settle'
import { canFill } from '@/lib/design/scene/operations/fit/zones'
import { linePlain } from '@/lib/design/scene/text-doc'
import { fontEngine } from '../scene/font-engine'
import { useDesign, useEditor, usePlate } from '../state/editor-context'
import { SpaceOffers } from '../workspace/space-offers'
import { mm } from './product-line'

/** The slider's steps. */
const steps = 20

/** Whether the lines fill their plate, how densely, and what does not fit even with the smallest letters. */
export function FillControl() {
  const t = useTranslations('editor.fill')
  const editor = useEditor()
  const design = useDesign()
  const plate = usePlate()
  const id = useId()
  const density = densityOf(design)
  if (!design.elements.some(canFill)) return null
  const set = (next: number | null, merge: boolean) =>
    editor.change(setDensity(editor.design, next), { merge })
  const begin = () => {
    const engine = fontEngine()
    const ready = filesToLay(editor.design).every(file => engine.isLoaded(file))
    set(ready ? presentDensity(editor.design, plate, engine) : 0.5, false)
  }
  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        checked={typeof density === 'number'}
        onChange={event => (event.target.checked ? begin() : set(null, false))}
      >
        <span className="font-semibold text-xs">{t('title')}</span>
      </Checkbox>
      {density === null && <p className="text-2xs text-ink-2">{t('byHand')}</p>}
      {typeof density === 'number' && (
        <>
          <input
            type="range"
            aria-label={t('title')}
            aria-valuetext={t('share', { percent: Math.round(density * 100) })}
            min={0}
            max={steps}
            value={Math.round(density * steps)}
            onChange={event => set(Number(event.target.value) / steps, true)}
            aria-describedby={id}
            className="h-6 w-full accent-(--action) pointer-coarse:h-11"
          />
          <p id={id} className="flex justify-between text-2xs text-ink-2">
            <span>{t('airy')}</span>
            <span>{t('dense')}</span>
          </p>
          <TooLargeLines density={density} />
          <SetByHand />
        </>
      )}
    </div>
  )
}

/** Sizes and places that were set by hand are kept: a note says so, with a button to release them. */
function SetByHand() {
  const t = useTranslations('editor.fill')
  const editor = useEditor()
  const design = useDesign()
  const kept = [
    { key: 'pinned', count: countPinned(design), release: withoutPinned },
    { key: 'placed', count: countPlaced(design), release: withoutPlaced },
  ] as const
  return kept.map(
    ({ key, count, release }) =>
      count > 0 && (
        <p key={key} className="flex flex-wrap items-center gap-x-2 text-2xs text-ink-2">
          {t(key, { count })}
          <button
            type="button"
            className="link min-h-6 pointer-coarse:min-h-11"
            onClick={() => editor.change(release(editor.design))}
          >
            {t('release')}
          </button>
        </p>
      ),
  )
}

/** Lines that exceed the plate even with the smallest letters. */
function TooLargeLines({ density }: { density: number }) {
  const t = useTranslations('editor.fill')
  const locale = useLocale()
  const design = useDesign()
  const plate = usePlate()
  const tooLarge = useMemo<readonly TooLarge[]>(() => {
    const engine = fontEngine()
    if (!filesToLay(design).every(file => engine.isLoaded(file))) return []
    return fillPlate(design, plate, density, engine).tooLarge
  }, [design, plate, density])
  const words = ({ elementId, line }: TooLarge): string => {
    const element = elementId === null ? undefined : elementOf(design, elementId)
    const found = hasLines(element) ? element.doc.lines[line] : undefined
    return found ? firstWords([linePlain(found)]) : ''
  }
  if (tooLarge.length === 0) return null
  const min = mm(plate.minFontMm, locale)
  return (
    <>
      {tooLarge.map(one => {
        const over = mm(one.measuredMm - one.neededMm, locale)
        return (
          <p key={`${one.elementId} ${one.line}`} role="status" className="text-xs text-amber">
            {one.elementId === null
              ? t('tooHigh', { over, min })
              : t('lineTooWide', { words: words(one), over, min })}
          </p>
        )
      })}
      <div className="flex flex-wrap">
        <SpaceOffers words={noWords} onlyMount />
      </div>
    </>
  )
}

/** The lines that do not fit are already there. */
const noWords: readonly string[] = []
