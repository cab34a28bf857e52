'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { Language } from '@/lib/catalogue/common'
import type { PictureSpec } from '@/lib/drawing/url'
import { ProductPicture } from './product-picture'
import { TurnStage } from './turn-stage'

const drawnViews = ['hero', 'side', 'open', 'plate', 'pad'] as const

/** One picture of the gallery: a view of the mount, all of its turn, or one of its further pictures. */
export type GalleryView =
  | { view: (typeof drawnViews)[number] }
  | { view: 'turn'; steps: number }
  | { view: 'misc'; step: number }

const keyOf = (shown: GalleryView) => (shown.view === 'misc' ? `misc${shown.step}` : shown.view)

interface StampGalleryProps {
  slug: string
  name: string
  color: string
  ink: string
  language: Language
  /** What there is to show: not every mount has a pad within or can be opened. */
  views: readonly GalleryView[]
  badge?: ReactNode
}

/** The stamp in the colours chosen: with its print, from its side, opened, turning, its text plate and its ink pad. */
export function StampGallery({ slug, name, color, ink, language, views, badge }: StampGalleryProps) {
  const t = useTranslations('product')
  const [chosen, setChosen] = useState(0)
  const specOf = (shown: GalleryView): PictureSpec => {
    const step = shown.view === 'misc' ? { step: shown.step } : {}
    return { kind: 'stamp', slug, view: shown.view, color, ink, language, ...step }
  }
  const shown = views[chosen] ?? { view: 'hero' }
  return (
    <div>
      <div className="on-bench relative aspect-[1.28] overflow-hidden rounded-md">
        {badge && <span className="absolute top-2.5 left-2.5 z-1">{badge}</span>}
        {shown.view === 'turn' ? (
          <TurnStage
            specOf={step => ({ kind: 'stamp', slug, view: 'turn', color, ink, language, step })}
            steps={shown.steps}
            label={t('views.turn', { name })}
          />
        ) : (
          <ProductPicture
            spec={specOf(shown)}
            alt={t(`views.${shown.view}`, { name })}
            sizes="(min-width: 848px) 640px, 100vw"
            priority
            className="size-full object-contain"
          />
        )}
      </div>
      <ul className="mt-2.5 grid grid-cols-5 gap-2.5 lg:grid-cols-[repeat(5,84px)]">
        {views.map((other, index) => (
          <li key={keyOf(other)}>
            <button
              type="button"
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
              className={classNames(
                'on-bench relative block aspect-square w-full overflow-hidden rounded-md',
                index === chosen && 'outline-2 outline-(--action)',
              )}
            >
              <ProductPicture
                spec={specOf(other)}
                alt={t(`views.${other.view}`, { name })}
                sizes="84px"
                className="size-full object-contain"
              />
              {other.view === 'turn' && (
                <span aria-hidden className="absolute right-1 bottom-1 rounded-xs bg-paper px-1 text-xs">
                  360°
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
