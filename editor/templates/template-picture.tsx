'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { compile } from '@/lib/design/scene/compile'
import { requiredFiles } from '@/lib/design/scene/required'
import { sceneToSvg } from '@/lib/design/scene/svg'
import type { LayingGround, TemplateOffer } from '@/lib/design/templates/offer'
import { inTurn } from './paint-queue'

/** The template as it would lie on the plate, with the shopper's words; null where it cannot be made on that plate. */
function drawnOn(offer: TemplateOffer, ground: LayingGround): string | null {
  const laid = offer.lay(ground)
  if (!laid) return null
  const { plate, engine } = ground
  const scene = compile(laid.design, plate, engine)
  const svg = sceneToSvg(scene, { ink: plate.ink, paper: plate.paper })
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

interface TemplatePictureProps {
  offer: TemplateOffer
  ground: LayingGround
}

/** A template on the present plate, drawn when it comes into view. */
export function TemplatePicture({ offer, ground }: TemplatePictureProps) {
  const t = useTranslations('editor.templates')
  const frame = useRef<HTMLSpanElement>(null)
  const [seen, setSeen] = useState(false)
  const [picture, setPicture] = useState<string | null | undefined>()
  useEffect(() => {
    const element = frame.current
    if (!element || seen) return
    const observer = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [seen])
  useEffect(() => {
    if (!seen) return
    let stale = false
    const { engine, design } = ground
    engine
      .load([...offer.files, ...requiredFiles(design)])
      .then(() =>
        inTurn(
          () => drawnOn(offer, ground),
          () => !stale,
        ),
      )
      .then(
        made => {
          if (!stale) setPicture(made)
        },
        // Without its fonts a template shows only its name.
        () => {},
      )
    return () => {
      stale = true
    }
  }, [seen, offer, ground])
  return (
    <span
      ref={frame}
      className="grid h-20 grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-sm bg-bench p-1.5"
    >
      {picture && <img src={picture} alt="" className="size-full object-contain" />}
      {picture === null && <span className="text-2xs text-ink-2">{t('unfit')}</span>}
    </span>
  )
}
