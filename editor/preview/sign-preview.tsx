'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { signCanvas } from '@/lib/design/drawing/signs/canvas'
import { placePicture } from '@/lib/design/drawing/signs/place-picture'
import { signPictureOn } from '@/lib/design/drawing/signs/sign-picture'
import type { SignConfig } from '@/lib/product/sign/config'
import { mm } from '../panels/product-line'
import type { CompiledDesign } from '../scene/use-scene'
import { useDesign, useEditor, useSetting } from '../state/editor-context'
import { svgUrl } from '../svg-url'
import { GroundChoice } from './ground-choice'
import { type Ground, groundsOf } from './grounds'
import { OwnWall, type WallMode } from './own-wall'
import { PreviewFrame } from './preview-frame'
import { useRatio } from './use-ratio'
import { type Subject, sizeOf, useSubject } from './use-subject'
import { WallControls } from './wall-controls'
import { useWall } from './wall-store'

interface SignPreviewProps {
  compiled: CompiledDesign | null
  back: ReactNode
}

/** A sign in its place, to scale: on a background beside a well-known object, or on the shopper's own wall. */
export function SignPreview({ compiled, back }: SignPreviewProps) {
  const t = useTranslations('editor.preview')
  const { catalogue, language } = useSetting()
  const editor = useEditor()
  const design = useDesign()
  const config = design.config as SignConfig
  const [chosen, setChosen] = useState<string | null>(null)
  const [mode, setMode] = useState<WallMode>('hang')
  const words = { letterBox: t('letterBox'), ownWall: t('wall.title') }
  const grounds = groundsOf({ ...config, ...sizeOf(design, catalogue) }, catalogue, language, words)
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
  const subject = useSubject(compiled)
  const { width, height } = subject.size
  const facts = { width: mm(width, locale), height: mm(height, locale), words: subject.words }
  if (ground.backdrop) {
    return <Placed subject={subject} backdrop={ground.backdrop} label={ground.label} facts={facts} />
  }
  if (!hasPhoto) {
    return <p className="grid size-full place-items-center px-6 text-center text-ink-2">{t('wall.how')}</p>
  }
  return <Hung subject={subject} mode={mode} alt={t('wall.picture', facts)} />
}

function Hung({ subject, mode, alt }: { subject: Subject; mode: WallMode; alt: string }) {
  const sign = useMemo(() => {
    const drawn = subject.picture()
    if (!drawn) return null
    const canvas = signCanvas(drawn.picture.look)
    return { svg: signPictureOn(canvas, drawn.picture, '', drawn.over), canvas }
  }, [subject])
  return sign && <OwnWall sign={sign} size={subject.size} mode={mode} alt={alt} />
}

interface PlacedProps {
  subject: Subject
  backdrop: NonNullable<Ground['backdrop']>
  label: string
  facts: { width: string; height: string; words: string }
}

function Placed({ subject, backdrop, label, facts }: PlacedProps) {
  const t = useTranslations('editor.preview')
  const id = useId()
  const holder = useRef<HTMLDivElement>(null)
  const ratio = useRatio(holder)
  const shown = useDeferredValue(subject)
  const placed = useMemo(() => {
    const drawn = ratio ? shown.picture(backdrop) : null
    return drawn && ratio ? placePicture(drawn.picture, ratio, drawn.over) : null
  }, [ratio, shown, backdrop])
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
