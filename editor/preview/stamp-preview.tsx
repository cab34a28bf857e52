'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { Calibration, useMeasured } from '@/components/screen/calibration'
import { trueSize } from '@/components/screen/true-size'
import { Segmented } from '@/components/ui/segmented'
import { Swatches } from '@/components/ui/swatches'
import { inkBackground } from '@/lib/design/drawing/stamps/inks'
import { impressionPicture, type Printed } from '@/lib/design/drawing/stamps/laid-impression'
import { setStamp } from '@/lib/design/scene/operations/product'
import { hasMaterial, hasMount } from '@/lib/design/scene/traits'
import { mm } from '../panels/product-line'
import type { CompiledDesign } from '../scene/use-scene'
import { useDesign, useEditor, usePlate, useSetting } from '../state/editor-context'
import { svgUrl } from '../svg-url'
import { PreviewFrame } from './preview-frame'
import { StampStage, type StampView, stampViews } from './stamp-stage'
import { usePrinted } from './use-printed'

interface StampPreviewProps {
  compiled: CompiledDesign | null
  back: ReactNode
}

/** A stamp with the shopper's own text: the mount, its impression, and on a letter; always at true size too. */
export function StampPreview({ compiled, back }: StampPreviewProps) {
  const t = useTranslations('editor.preview')
  const id = useId()
  const design = useDesign()
  // A text plate has no mount.
  const views = stampViews.filter(view => view !== 'stamp' || hasMount(design))
  const [wanted, setView] = useState<StampView>('stamp')
  const view = views.includes(wanted) ? wanted : 'impression'
  const printed = usePrinted(compiled, view === 'stamp' ? 'pictured' : 'today')
  return (
    <PreviewFrame
      stage={printed && <StampStage view={view} printed={printed} />}
      sheet={printed && <TrueSize printed={printed} />}
      back={back}
    >
      <Inks />
      <Segmented
        name={`${id}-view`}
        label={t('view')}
        value={view}
        options={views.map(value => ({ value, label: t(`views.${value}`) }))}
        onChange={setView}
        className="w-full text-sm! *:flex-1 *:justify-center *:text-center"
      />
    </PreviewFrame>
  )
}

/** At true size above a ruler, once the screen was measured; otherwise at 96 px per inch. */
function TrueSize({ printed }: { printed: Printed }) {
  const t = useTranslations('editor.preview')
  const locale = useLocale()
  const measured = useMeasured()
  const url = useMemo(() => svgUrl(impressionPicture(printed)), [printed])
  const { width, height } = printed.model
  return (
    <div className="rounded-md bg-paper shadow-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-3.5 pt-2.5 text-xs text-ink-2">
        {t(measured ? 'trueSize' : 'nearTrueSize')}
        <Calibration label={t('calibrate')} againLabel={t('calibrateAgain')} />
      </p>
      <div className="overflow-auto px-3.5 pb-3">
        <div className="mx-auto w-max pt-2">
          <img
            src={url}
            alt={t('trueSizePicture', { width: mm(width, locale), height: mm(height, locale) })}
            className="block max-w-none"
            style={trueSize(width, height)}
          />
          <div aria-hidden className="ruler mt-2.5" />
        </div>
      </div>
    </div>
  )
}

/** The inks of the mount; a choice changes the design, as in the menu of mounts. */
function Inks() {
  const t = useTranslations('editor.preview')
  const { catalogue, language } = useSetting()
  const editor = useEditor()
  const design = useDesign()
  const plate = usePlate()
  const { models, inkColors } = catalogue.stampModels
  const model = models.find(({ slug }) => slug === design.modelId)
  const inks = inkColors.filter(({ slug }) => slug !== 'none' && model?.inksColor.includes(slug))
  if (!hasMount(design) || inks.length < 2) return null
  return (
    <Swatches
      name="preview-ink"
      label={t('ink')}
      value={design.inkColor ?? ''}
      options={inks.map(ink => ({
        value: ink.slug,
        label: ink.label[language],
        background: inkBackground(ink, inkColors),
      }))}
      onChange={inkColor => {
        const now = editor.design
        if (!hasMaterial(now)) editor.change(setStamp(now, { inkColor }, models, plate))
      }}
      className="justify-center"
    />
  )
}
