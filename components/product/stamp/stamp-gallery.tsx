'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { outlineUrl } from '@/lib/design/drawing/outlines'
import type { PictureSpec } from '@/lib/design/drawing/url'
import { GalleryThumbs } from '../gallery-thumbs'
import { ProductPicture } from '../product-picture'
import { TurnStage } from '../turn-stage'
import type { GalleryView, ShownStamp } from './shown-stamp'
import type { StampState } from './use-stamp'
import { loadText } from './use-stamp-text'

const keyOf = (shown: GalleryView) => (shown.view === 'misc' ? `misc${shown.step}` : shown.view)

interface StampGalleryProps {
  shown: ShownStamp
  state: StampState
  badge?: ReactNode
}

/** The shopper's own print as it lies on the mount's picture; `null` where there is none yet. */
function useOwnPrint({ slug, language }: ShownStamp, { ink, text }: StampState): string | null {
  const { laidOut, load } = text
  const [laid, setLaid] = useState<string | null>(null)
  useEffect(() => {
    if (!laidOut) return setLaid(null)
    let current = true
    const printsUrl = outlineUrl({ kind: 'prints', slug, language })
    Promise.all([loadText(), load()])
      .then(([{ printOnMount }, { catalogue }]) =>
        printOnMount(laidOut, { slug, ink, language, catalogue, printsUrl }),
      )
      .then(
        made => current && setLaid(made),
        error => console.warn('the print could not be laid on its mount', error),
      )
    return () => {
      current = false
    }
  }, [laidOut, load, slug, ink, language])
  return laid
}

interface StageProps extends StampGalleryProps {
  view: GalleryView
  specOf: (view: GalleryView) => PictureSpec
}

/** The picture that was chosen, large; with the shopper's own print once there is one. */
function Stage({ shown, state, view, specOf }: StageProps) {
  const { slug, name, language } = shown
  const { color, ink } = state
  const t = useTranslations('product')
  const print = useOwnPrint(shown, state)
  const isOwn = view.view === 'hero' && print !== null
  if (view.view === 'turn') {
    return (
      <TurnStage
        key={`${color} ${ink}`}
        specOf={step => ({ kind: 'stamp', slug, view: 'turn', color, ink, language, step })}
        steps={view.steps}
        label={t('views.turn', { name })}
      />
    )
  }
  return (
    <>
      <ProductPicture
        spec={isOwn ? { kind: 'stamp', slug, view: 'blank', color, ink, language } : specOf(view)}
        alt={t(`views.${view.view}`, { name })}
        sizes="(min-width: 848px) 560px, 100vw"
        priority
        className="size-full object-contain"
      />
      {isOwn && <img src={print} alt="" className="absolute inset-0 size-full mix-blend-multiply" />}
    </>
  )
}

/** The stamp in the colours chosen: with its print, from its side, opened, turning, its text plate and its ink pad. */
export function StampGallery({ shown, state, badge }: StampGalleryProps) {
  const { slug, name, language, views } = shown
  const { color, ink } = state
  const t = useTranslations('product')
  const [chosen, setChosen] = useState(0)
  const specOf = (one: GalleryView): PictureSpec => {
    const step = one.view === 'misc' ? { step: one.step } : {}
    return { kind: 'stamp', slug, view: one.view, color, ink, language, ...step }
  }
  return (
    <div>
      <div className="on-bench relative aspect-4/3 overflow-hidden rounded-md">
        {badge && <span className="absolute top-2.5 left-2.5 z-1">{badge}</span>}
        <Stage {...{ shown, state, specOf }} view={views[chosen] ?? { view: 'hero' }} />
      </div>
      <GalleryThumbs
        thumbs={views.map(other => ({
          key: keyOf(other),
          label: t(`views.${other.view}`, { name }),
          spec: specOf(other),
          ...(other.view === 'turn' && { mark: '360°' }),
        }))}
        chosen={chosen}
        onChoose={setChosen}
        ground="on-bench"
      />
    </div>
  )
}
