'use client'
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/catalogue/common'
import type { PictureSpec } from '@/lib/drawing/url'
import type { SignConfig } from '@/lib/sign/config'
import { ProductPicture } from '../product-picture'

/** The cut edge of a sign's material, close by. */
export const edgeSpec = ({ material, color }: SignConfig, language: Language): PictureSpec => ({
  kind: 'sign',
  slug: material,
  view: 'edge',
  color,
  language,
})

interface EdgeViewButtonProps {
  config: SignConfig
  language: Language
  pressed: boolean
  onPress: () => void
}

/** Turns the stage to the sign's edge and back. */
export function EdgeViewButton({ config, language, pressed, onPress }: EdgeViewButtonProps) {
  const t = useTranslations('product.sign')
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="flex items-center gap-2 rounded-md pr-2 text-left hover:text-ink aria-pressed:outline-2 aria-pressed:outline-(--action)"
    >
      <span className="on-bench block aspect-4/3 w-12 overflow-hidden rounded-md">
        <ProductPicture
          spec={edgeSpec(config, language)}
          alt=""
          sizes="48px"
          className="size-full object-cover"
        />
      </span>
      {t('edge')}
    </button>
  )
}
