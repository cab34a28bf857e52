'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/ground/common'
import { languageOf } from '@/lib/ground/site/locales'
import type { CartChange } from '@/lib/product/item/change'

/** The name of what a line was changed to: a colour, a material, a variant. */
function nameOf(
  slug: string | undefined,
  { stampModels, materials, staticProducts }: Catalogue,
  language: Language,
) {
  if (!slug) return ''
  const swatch = [...stampModels.mountColors, ...stampModels.inkColors].find(known => known.slug === slug)
  if (swatch) return swatch.label[language]
  const material = materials.materials.find(({ name }) => name === slug)
  if (material) return material.title[language]
  const color = materials.materials.flatMap(({ colors }) => colors).find(known => known.slug === slug)
  if (color) return color.readableBg[language]
  const variants = staticProducts.products.flatMap(product => product.variants)
  return variants.find(known => known.slug === slug)?.title[language] ?? slug
}

interface CartChangesProps {
  changes: readonly CartChange[]
  catalogue: Catalogue
}

/** What was done to the kept cart so that it can be ordered today. */
export function CartChanges({ changes, catalogue }: CartChangesProps) {
  const t = useTranslations('cartChanges')
  const language = languageOf(useLocale())
  if (changes.length === 0) return null
  return (
    <Alert tone="ask" role="status">
      <ul className="space-y-1">
        {changes.map(change => {
          const name = change.description || change.slug
          const to = nameOf(change.to, catalogue, language)
          return <li key={`${change.itemId}${change.code}${change.to}`}>{t(change.code, { name, to })}</li>
        })}
      </ul>
    </Alert>
  )
}
