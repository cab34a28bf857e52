'use client'
import { useTranslations } from 'next-intl'
import { type PictureSpec, pictureUrl } from '@/lib/design/drawing/url'
import type { Language } from '@/lib/ground/common'
import type { SignConfig } from '@/lib/product/sign/config'
import { ProductPicture } from '../product-picture'

/** The cut edge of a sign's material, close by. */
const edgeSpec = ({ material, color }: SignConfig, language: Language): PictureSpec => ({
  kind: 'sign',
  slug: material,
  view: 'edge',
  color,
  language,
})

interface EdgeViewButtonProps {
  config: SignConfig
  /** Of the material, mm. */
  thickness: number
  language: Language
  pressed: boolean
  onPress: () => void
}

/** Turns the stage to the sign's edge and back. */
export function EdgeViewButton({ config, thickness, language, pressed, onPress }: EdgeViewButtonProps) {
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
      {t('edge', { thickness })}
    </button>
  )
}

interface EdgeViewProps {
  config: SignConfig
  thickness: number
  language: Language
}

/** The edge over the whole stage. The small picture of the button is shown until the large one is loaded. */
export function EdgeView({ config, thickness, language }: EdgeViewProps) {
  const t = useTranslations('product.sign')
  const spec = edgeSpec(config, language)
  return (
    <span className="on-bench absolute inset-0 z-1">
      <span className="absolute inset-0 bg-cover" style={{ backgroundImage: `url("${pictureUrl(spec)}")` }} />
      <ProductPicture
        spec={spec}
        alt={t('edgePicture', { thickness })}
        sizes="(min-width: 848px) 640px, 100vw"
        className="absolute inset-0 size-full object-contain"
      />
    </span>
  )
}
