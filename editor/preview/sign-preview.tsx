'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { placePicture } from '@/lib/drawing/signs/place-picture'
import { formLines } from '@/lib/scene/operations/text-lines'
import type { SignConfig } from '@/lib/sign/config'
import { mm } from '../panels/product-line'
import type { CompiledDesign } from '../scene/use-scene'
import { drawSignOf, signPictureOf } from '../sign/sign-drawing'
import { useDesign, useEditor, useSetting } from '../state/editor-context'
import { svgUrl } from '../svg-url'
import { GroundChoice } from './ground-choice'
import { type Ground, groundsOf } from './grounds'
import { OwnWall, type WallMode } from './own-wall'
import { PreviewFrame } from './preview-frame'
import { useRatio } from './use-ratio'
import { WallControls } from './wall-controls'
import { useWall } from './wall-store'

interface SignPreviewProps {
  compiled: CompiledDesign | null
  back: ReactNode
}

/** A sign where it will be, to scale: on a ground beside something that everybody knows, or on the shopper's own wall. */
export function SignPreview({ compiled, back }: SignPreviewProps) {
  const t = useTranslations('editor.preview')
  const { catalogue, language } = useSetting()
  const editor = useEditor()
  const design = useDesign()
  const config = design.config as SignConfig
  const [chosen, setChosen] = useState<string | null>(null)
  const [mode, setMode] = useState<WallMode>('hang')
  const words = { letterBox: t('letterBox'), ownWall: t('wall.title') }
  const grounds = groundsOf(config, catalogue, language, words)
  const wanted = chosen ?? design.background
  const ground = grounds.find(({ slug }) => slug === wanted) ?? grounds[0]
  const choose = ({ slug, kept }: Ground) => {
    setChosen(kept ? null : slug)
    if (kept) editor.change({ ...editor.design, background: slug })
  }
  return (
    <PreviewFrame
      stage={compiled && ground && <Stage compiled={compiled} ground={ground} mode={mode} />}
      back={back}
    >
      <GroundChoice grounds={grounds} value={ground?.slug ?? ''} onChange={choose} />
      {ground?.backdrop === null && <WallControls mode={mode} onMode={setMode} />}
    </PreviewFrame>
  )
}

interface StageProps {
  compiled: CompiledDesign
  ground: Ground
  mode: WallMode
}

function Stage({ compiled, ground, mode }: StageProps) {
  const t = useTranslations('editor.preview')
  const locale = useLocale()
  const hasPhoto = useWall(state => state.photo !== null)
  const { design } = compiled
  const config = design.config as SignConfig
  const words = formLines(design)
    .map(({ text }) => text)
    .filter(text => text.trim() !== '')
    .join(', ')
  const facts = { width: mm(config.width, locale), height: mm(config.height, locale), words }
  if (ground.backdrop) {
    return <Placed compiled={compiled} backdrop={ground.backdrop} label={ground.label} facts={facts} />
  }
  if (!hasPhoto) {
    return <p className="grid size-full place-items-center px-6 text-center text-ink-2">{t('wall.how')}</p>
  }
  return <Hung compiled={compiled} mode={mode} alt={t('wall.picture', facts)} />
}

function Hung({ compiled, mode, alt }: { compiled: CompiledDesign; mode: WallMode; alt: string }) {
  const { catalogue } = useSetting()
  const config = compiled.design.config as SignConfig
  const sign = useMemo(
    () => drawSignOf(config, catalogue, { scene: compiled.scene }),
    [config, catalogue, compiled.scene],
  )
  return sign && <OwnWall sign={sign} size={config} mode={mode} alt={alt} />
}

interface PlacedProps {
  compiled: CompiledDesign
  backdrop: NonNullable<Ground['backdrop']>
  label: string
  facts: { width: string; height: string; words: string }
}

function Placed({ compiled, backdrop, label, facts }: PlacedProps) {
  const t = useTranslations('editor.preview')
  const id = useId()
  const { catalogue } = useSetting()
  const holder = useRef<HTMLDivElement>(null)
  const ratio = useRatio(holder)
  const { scene, design } = useDeferredValue(compiled)
  const placed = useMemo(() => {
    const picture =
      ratio && signPictureOf(design.config as SignConfig, catalogue, { scene, background: backdrop })
    return picture ? placePicture(picture, ratio) : null
  }, [ratio, design.config, catalogue, scene, backdrop])
  const url = useMemo(() => placed && svgUrl(placed.svg), [placed])
  const beside = placed ? t(`beside.${placed.beside}`) : ''
  return (
    <div ref={holder} className="absolute inset-0">
      {url && (
        <img
          src={url}
          alt={t('placePicture', { ...facts, ground: label })}
          aria-describedby={id}
          className="size-full object-cover"
        />
      )}
      {placed && (
        <p
          id={id}
          className="absolute bottom-2 left-2 rounded-sm bg-paper/90 px-2 py-1 text-xs text-ink-2 shadow-1"
        >
          {t('toScale', { width: facts.width, height: facts.height, beside })}
        </p>
      )}
    </div>
  )
}
