'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { StampModel, Swatch } from '@/lib/catalogue/stamps'
import { stampPicture } from '@/lib/design/drawing/stamps/stamp-picture'

const hexOf = (swatches: readonly Swatch[], slug: string | undefined) =>
  swatches.find(swatch => swatch.slug === slug)?.hex ?? '#17181a'

interface LivePictureProps {
  model: StampModel
  mounts: readonly Swatch[]
  inks: readonly Swatch[]
}

/** The mount as the shop draws it, from the values in the form. */
export function LivePicture({ model, mounts, inks }: LivePictureProps) {
  const t = useTranslations('tools.models')
  const svg = useMemo(
    () =>
      stampPicture({
        model,
        mountHex: hexOf(mounts, model.colors[0]),
        inkHex: hexOf(inks, model.inksColor[0]),
        paper: true,
      }),
    [model, mounts, inks],
  )
  return <img alt={t('picture')} src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} />
}
