'use client'
import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '@/components/ui/format-number'
import { hasMaterial } from '@/lib/design/scene/traits'
import type { Localised } from '@/lib/ground/common'
import { useDesign, useSetting } from '../state/editor-context'

/** "Printy 4913, bleu" or "Laiton brossé, 300 × 200 mm": what is being made, in one line. */
export function useProductLine(): string {
  const t = useTranslations('editor')
  const locale = useLocale()
  const { catalogue, language } = useSetting()
  const design = useDesign()
  const named = (label: Localised | undefined) => label?.[language] ?? ''
  if (hasMaterial(design)) {
    const { material: name, width, height } = design.config
    const material = catalogue.materials.materials.find(candidate => candidate.name === name)
    const size = t('size', { width: mm(width, locale), height: mm(height, locale) })
    return `${named(material?.title)}, ${size}`
  }
  const { mountColors } = catalogue.stampModels
  const color = mountColors.find(candidate => candidate.slug === design.config.color)
  return color ? `${design.modelName}, ${named(color.label).toLocaleLowerCase(locale)}` : design.modelName
}

/** "Printy 4913" or "Laiton brossé": what is being made, where there is space for no more. */
export function useProductName(): string {
  const { catalogue, language } = useSetting()
  const design = useDesign()
  if (!hasMaterial(design)) return design.modelName
  const { material: name } = design.config
  const material = catalogue.materials.materials.find(candidate => candidate.name === name)
  return material?.title[language] ?? ''
}

/** Millimetres for display: at most one decimal. */
export function mm(value: number, locale: string, decimals = 1): string {
  return formatNumber(value, locale, { max: decimals })
}
