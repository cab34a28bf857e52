'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { Language } from '@/lib/catalogue/common'
import type { PictureSpec } from '@/lib/drawing/url'
import { ProductPicture } from './product-picture'

const views = ['hero', 'mount', 'plate', 'pad'] as const
type View = (typeof views)[number]

interface StampGalleryProps {
  slug: string
  name: string
  color: string
  ink: string
  language: Language
  /** Mounts that are inked by hand have no pad within. */
  hasPad: boolean
  badge?: ReactNode
}

/** The stamp in the colours chosen: with its print, the mount alone, the text plate, the ink pad. */
export function StampGallery({ slug, name, color, ink, language, hasPad, badge }: StampGalleryProps) {
  const t = useTranslations('product')
  const [view, setView] = useState<View>('hero')
  const spec = (shown: View): PictureSpec => ({ kind: 'stamp', slug, view: shown, color, ink, language })
  const shown = views.filter(known => known !== 'pad' || hasPad)
  return (
    <div>
      <div className="on-bench relative aspect-[1.28] overflow-hidden rounded-md">
        {badge && <span className="absolute top-2.5 left-2.5 z-1">{badge}</span>}
        <ProductPicture
          spec={spec(view)}
          alt={t(`views.${view}`, { name })}
          sizes="(min-width: 848px) 640px, 100vw"
          priority
          className="size-full object-contain"
        />
      </div>
      <ul className="mt-2.5 grid grid-cols-4 gap-2.5 lg:grid-cols-[repeat(4,96px)]">
        {shown.map(other => (
          <li key={other}>
            <button
              type="button"
              aria-pressed={other === view}
              onClick={() => setView(other)}
              className={classNames(
                'on-bench block aspect-square w-full overflow-hidden rounded-md',
                other === view && 'outline-2 outline-(--action)',
              )}
            >
              <ProductPicture
                spec={spec(other)}
                alt={t(`views.${other}`, { name })}
                sizes="96px"
                className="size-full object-contain"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
