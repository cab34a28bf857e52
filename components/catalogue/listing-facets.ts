import { traitsOf } from '@/lib/product/traits'
import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Facet, FacetOption } from '@/components/catalogue/filters'
import { findStampModel } from '@/lib/catalogue/lookup'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { brandNames, markings, stampShapes } from '@/lib/ground/names'
import {
  countFacet,
  type FacetName,
  facetNames,
  isOfSupplies,
  type ListingItem,
  lineGroups,
  type Sorting,
  sortings,
} from '@/lib/product/listing/listing'
import { plateClasses } from '@/lib/product/stamp/rules'

const families = ['pvc', 'wood', 'metal', 'plexiglass', 'quadri'] as const

type Known = Omit<FacetOption, 'count'>

/** The stamps that the supplies of a list belong to, by their names. */
function stampsOf(items: readonly ListingItem[], { catalogue }: ViewContext): Known[] {
  if (!isOfSupplies(items)) return []
  const slugs = new Set(items.flatMap(({ fits }) => fits))
  const stamps = [...slugs].flatMap(value => {
    const model = findStampModel(catalogue, value)
    return model?.published
      ? [{ value, label: `${brandNames[model.brand] ?? model.brand} ${model.shortTitle}` }]
      : []
  })
  return stamps.sort((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true }))
}

/**
 * The facets of a listing with the values that occur in it, in an order that people expect; facets in which its
 * products do not differ are left out. `groups` are its subcategories by name.
 */
export async function facetsOf(
  items: readonly ListingItem[],
  groups: readonly { name: string; title: string }[],
  ctx: ViewContext,
): Promise<Facet[]> {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'catalogue' })
  const { stampModels } = ctx.catalogue
  const { language } = ctx
  const swatch = ({ slug, label, hex }: (typeof stampModels.inkColors)[number]) => ({
    value: slug,
    label: label[language],
    hex,
  })
  const brands = new Set(items.flatMap(({ brand }) => brand ?? []))
  const options: Record<FacetName, readonly Known[]> = {
    group: groups.map(({ name, title }) => ({ value: name, label: title })),
    fits: stampsOf(items, ctx),
    brand: [...brands].map(value => ({ value, label: brandNames[value] ?? value })),
    plate: plateClasses.map(value => ({ value, label: t(`plateClasses.${value}`) })),
    lines: lineGroups.map(value => ({ value, label: t(`lineGroups.${value}`) })),
    shape: stampShapes.map(value => ({ value, label: t(`shapes.${value}`) })),
    color: stampModels.mountColors.map(swatch),
    ink: stampModels.inkColors.map(swatch),
    marking: markings.map(value => ({ value, label: t(`markings.${value}`) })),
    material: families.map(value => ({ value, label: t(`families.${value}`) })),
  }
  return facetNames.flatMap(name => {
    const counts = countFacet(items, { facets: {}, sorting: 'rank' }, name, minor => minor)
    const telling = options[name].flatMap(option => {
      const count = counts.get(option.value) ?? 0
      return count > 0 ? [{ ...option, count }] : []
    })
    const differs = telling.length > 1 && telling.some(({ count }) => count < items.length)
    return differs ? [{ name, options: telling }] : []
  })
}

/** The ways of sorting that make a difference in a list. */
export function sortingsOf(items: readonly ListingItem[]): Sorting[] {
  const sized = items.filter(({ width }) => width !== undefined).length
  return sortings.filter(sorting => sorting !== 'size' || sized > items.length / 2)
}

/** The bounds of a range of numbers, `undefined` where there is nothing to choose. */
export function boundsOf(values: readonly number[]): readonly [number, number] | undefined {
  const known = values.filter(value => value > 0)
  if (known.length < 6) return undefined
  const bounds = [Math.floor(Math.min(...known)), Math.ceil(Math.max(...known))] as const
  return bounds[1] > bounds[0] ? bounds : undefined
}

/** The bounds of the widths, for lists whose products mostly have a fixed size; signs made to measure do not count. */
export function widthBounds(items: readonly ListingItem[]): readonly [number, number] | undefined {
  const sized = items.filter(item => !traitsOf(item).toMeasure && item.width !== undefined)
  return sized.length > items.length / 2 ? boundsOf(sized.map(({ width = 0 }) => width)) : undefined
}
