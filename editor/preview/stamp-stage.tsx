'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { outlineUrl } from '@/lib/design/drawing/outlines'
import { fetchPrints } from '@/lib/design/drawing/stamps/fetched-prints'
import {
  creptImpression,
  impressionPicture,
  laidImpression,
  type Printed,
} from '@/lib/design/drawing/stamps/laid-impression'
import { letterPicture } from '@/lib/design/drawing/stamps/letter'
import type { StampPrints } from '@/lib/design/drawing/stamps/print-places'
import { type PictureSpec, pictureSources } from '@/lib/design/drawing/url'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { mm } from '../panels/product-line'
import { useDesign, useSetting } from '../state/editor-context'
import { svgUrl } from '../svg-url'

export const stampViews = ['stamp', 'impression', 'letter'] as const
export type StampView = (typeof stampViews)[number]

interface PrintedProps {
  printed: Printed
  /** The picture in words, the shopper's own among them. */
  alt: string
}

/** A stamp in one of its views. */
export function StampStage({ view, printed }: { view: StampView; printed: Printed }) {
  const t = useTranslations('editor.preview')
  const locale = useLocale()
  const design = useDesign()
  const words = formLines(design)
    .map(({ text }) => text)
    .filter(text => text.trim() !== '')
    .join(', ')
  const { width, height } = printed.model
  const facts = { width: mm(width, locale), height: mm(height, locale), words }
  switch (view) {
    case 'stamp':
      return <Mount printed={printed} alt={t('stampPicture', { name: design.modelName, words })} />
    case 'impression':
      return <Paper printed={printed} alt={t('impressionPicture', facts)} />
    case 'letter':
      return <Letter printed={printed} alt={t('letterPicture', facts)} />
  }
}

/** The places of the impression on the mount's picture; `null` until they are known. */
function usePrints(slug: string): StampPrints | null {
  const { language } = useSetting()
  const url = outlineUrl({ kind: 'prints', slug, language })
  const [found, setFound] = useState<{ url: string; prints: StampPrints | null } | null>(null)
  useEffect(() => {
    let stale = false
    fetchPrints(url).then(
      prints => !stale && setFound({ url, prints }),
      error => console.warn('the places of the impression could not be read', error),
    )
    return () => {
      stale = true
    }
  }, [url])
  return found?.url === url ? found.prints : null
}

/**
 * The mount as the shop draws it, with the present impression on its label and on the printed card. Until the picture
 * is loaded, only the impression is shown.
 */
function Mount({ printed, alt }: PrintedProps) {
  const { language } = useSetting()
  const { modelId: slug, inkColor, config } = useDesign()
  const prints = usePrints(slug)
  const laid = useMemo(() => (prints ? svgUrl(laidImpression(prints, printed)) : null), [prints, printed])
  const colours = { color: config.color, ...(inkColor && { ink: inkColor }) }
  const spec: PictureSpec = { kind: 'stamp', slug, view: 'blank', language, ...colours }
  const sources = pictureSources(spec, { sizes: '(min-width: 1000px) 800px, 100vw' })
  const [shown, setShown] = useState<string | null>(null)
  // After a change of colour, the old picture stays until the new one is loaded.
  const there = shown === slug && laid !== null
  return (
    <div className="relative grid size-full place-items-center" style={{ containerType: 'size' }}>
      {!there && <Paper printed={printed} alt={alt} />}
      <div
        className={classNames('relative aspect-4/3', !there && 'absolute! invisible')}
        style={{ width: 'min(100cqw, calc(100cqh * 4 / 3))' }}
      >
        <img
          {...sources}
          alt={alt}
          fetchPriority="high"
          onLoad={() => setShown(slug)}
          className="size-full"
        />
        {laid && <img src={laid} alt="" className="absolute inset-0 size-full mix-blend-multiply" />}
      </div>
    </div>
  )
}

/** The impression alone, as large as there is space. */
function Paper({ printed, alt }: PrintedProps) {
  const url = useMemo(() => svgUrl(impressionPicture(printed)), [printed])
  const { width, height } = printed.model
  const ratio = width / height
  return (
    <div className="grid size-full place-items-center" style={{ containerType: 'size' }}>
      <div
        className="-rotate-2 bg-[#fffefb] p-[4cqmin] shadow-1"
        style={{ width: `min(94cqw, calc(84cqh * ${ratio}))` }}
      >
        <img src={url} alt={alt} className="block w-full" style={{ aspectRatio: `${ratio}` }} />
      </div>
    </div>
  )
}

/** On a letter, to scale: the view of its readers. */
function Letter({ printed, alt }: PrintedProps) {
  const url = useMemo(() => svgUrl(letterPicture(creptImpression(printed), printed.model)), [printed])
  return <img src={url} alt={alt} className="size-full object-contain" />
}
