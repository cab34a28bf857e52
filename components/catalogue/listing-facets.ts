import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Facet, FacetOption } from '@/components/catalogue/filters'
import {
  type FacetName,
  facetNames,
  facetValues,
  type ListingItem,
  lineGroups,
} from '@/lib/catalogue/listing'
import { markings, stampShapes } from '@/lib/catalogue/names'
import type { ViewContext } from '@/lib/site/view-context'

const families = ['pvc', 'wood', 'metal', 'plexiglass', 'quadri'] as const

/** The facets of a listing with the values that occur in it, in an order that people expect. */
export async function facetsOf(items: readonly ListingItem[], ctx: ViewContext): Promise<Facet[]> {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'catalogue' })
  const { stampModels } = ctx.catalogue
  const { language } = ctx
  const options: Partial<Record<FacetName, FacetOption[]>> = {
    lines: lineGroups.map(value => ({ value, label: t(`lineGroups.${value}`) })),
    shape: stampShapes.map(value => ({ value, label: t(`shapes.${value}`) })),
    color: stampModels.mountColors.map(({ slug, label, hex }) => ({
      value: slug,
      label: label[language],
      hex,
    })),
    ink: stampModels.inkColors.map(({ slug, label, hex }) => ({ value: slug, label: label[language], hex })),
    marking: markings.map(value => ({ value, label: t(`markings.${value}`) })),
    material: families.map(value => ({ value, label: t(`families.${value}`) })),
  }
  return facetNames.flatMap(name => {
    const present = new Set(items.flatMap(item => facetValues(item, name)))
    const known = (options[name] ?? []).filter(option => present.has(option.value))
    return known.length > 1 ? [{ name, options: known }] : []
  })
}

/** The bounds of a range of numbers, `undefined` where there is nothing to choose. */
export function boundsOf(values: readonly number[]): readonly [number, number] | undefined {
  const known = values.filter(value => value > 0)
  if (known.length < 6) return undefined
  const bounds = [Math.floor(Math.min(...known)), Math.ceil(Math.max(...known))] as const
  return bounds[1] > bounds[0] ? bounds : undefined
}
