import { findMaterial, findStampModel, findStaticProduct } from '@/lib/catalogue/lookup'
import { priceText } from '@/lib/doors/site/prices'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { localePath } from '@/lib/ground/site/locales'
import { unbroken } from '@/lib/ground/site/unbroken'
import type { ProductSummary } from '@/lib/product/contract/product'
import { plainLineOf } from '@/lib/product/kinds/registry'
import { savingOf } from '@/lib/product/kinds/saving'
import { stampsOf } from '@/lib/product/kinds/static/fits'
import type { ListingItem } from '@/lib/product/listing/listing'
import { traitsOf } from '@/lib/product/traits'

/** The same number for the same text, to vary what tiles show without chance. */
const spread = (text: string, count: number): number =>
  count > 0 ? [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % count : 0

const badges = ['bestseller', 'new', 'eco', 'promo'] as const

function stampParts(product: ProductSummary, { catalogue }: ViewContext) {
  const model = findStampModel(catalogue, product.slug)
  const inks = model?.inksColor ?? []
  const few = product.colors.slice(0, 6)
  const color = few[spread(product.slug, few.length)]
  return {
    inks: inks.filter(ink => ink !== 'none'),
    shown: { color, ink: inks.includes('blue') && color !== 'red' ? 'blue' : inks[0] },
  }
}

/** Supplies differ in their inks and in what they belong to; the size of their box says nothing. */
function supplyParts(product: ProductSummary, { catalogue, language }: ViewContext) {
  const found = findStaticProduct(catalogue, product.slug)
  const inks = found?.variants.map(({ inkColor }) => inkColor) ?? []
  const isSign = found?.type === 'sign-static' || found?.type === 'sign-support-multi'
  const size = isSign ? {} : { width: undefined, height: undefined }
  return {
    inks: [...new Set(inks)],
    fits: found ? stampsOf(found, catalogue) : [],
    note: unbroken(found?.description?.[language] ?? '') || undefined,
    // Its plates come on top.
    from: found?.type === 'sign-support-multi' || undefined,
    ...size,
  }
}

/** The family of a sign's material, a template's among them; of supplies it would tell nothing. */
function familyOf({ kind, type, family, material }: ProductSummary, { catalogue }: ViewContext) {
  if (traitsOf({ kind }).toMeasure) return family ?? undefined
  return type === 'sign-template' ? findMaterial(catalogue, material ?? '')?.family : undefined
}

/** The reduction in whole percent. */
function reductionOf({ price, originalPrice }: ProductSummary): number | undefined {
  if (!price || !originalPrice || originalPrice.minor <= price.minor) return undefined
  return Math.round((1 - price.minor / originalPrice.minor) * 100)
}

/** What a pack saves; a mount that is sold with its pad is one too. */
function savingParts(
  { kind, slug, category }: ProductSummary,
  ctx: ViewContext,
): Pick<ListingItem, 'saved' | 'savedMinor'> {
  const { mountColors, onShelf } = traitsOf({ kind })
  const line = category === 'pack' && (mountColors || onShelf) && plainLineOf(slug, ctx.catalogue)
  const saving = line ? savingOf(line, ctx) : null
  return saving ? { saved: priceText(saving.saved, ctx), savedMinor: saving.saved.minor } : {}
}

/** A product as a listing shows it. `rank` falls with its place in the catalogue; badges and savings lift it. */
export function toListingItem(product: ProductSummary, place: number, ctx: ViewContext): ListingItem {
  const { kind, price, originalPrice } = product
  const { toMeasure, mountColors, onShelf, shaped } = traitsOf(product)
  const material = toMeasure ? findMaterial(ctx.catalogue, product.slug.replace(/^sign-/, '')) : undefined
  const stamp = mountColors ? stampParts(product, ctx) : undefined
  const supply = onShelf ? supplyParts(product, ctx) : undefined
  const badge = badges.find(known => known === product.tag)
  const reduction = reductionOf(product)
  const saving = savingParts(product, ctx)
  const shown = stamp?.shown ?? { color: material?.colors[0]?.slug }
  const surcharge = shown.color && shown.color !== product.colors[0] && mountColors
  return {
    slug: product.slug,
    kind,
    name: unbroken(product.name),
    href: product.url
      ? `${localePath(ctx.locale, product.url)}${surcharge ? `?color=${shown.color}` : ''}`
      : undefined,
    width: product.width ?? undefined,
    height: product.height ?? undefined,
    shape: shaped ? (product.shape ?? undefined) : undefined,
    lines: product.linesNumber ?? undefined,
    colors: mountColors ? product.colors : [],
    inks: stamp?.inks ?? [],
    groups: [],
    fits: [],
    shown,
    price: price ? priceText(price, ctx) : undefined,
    before: reduction && originalPrice ? priceText(originalPrice, ctx) : undefined,
    beforeMinor: reduction && originalPrice ? originalPrice.minor : undefined,
    from: toMeasure || (mountColors && product.colors.length > 1) || undefined,
    minor: price?.minor ?? 0,
    badge,
    reduction,
    brand: product.brand ?? undefined,
    material: familyOf(product, ctx),
    marking: material?.marking,
    rank: (badge === 'bestseller' ? 2000 : 0) + (reduction ? 500 : 0) + (saving.savedMinor ?? 0) - place,
    ...supply,
    ...saving,
  }
}

/** Products as a listing shows them. Only one can be "Chosen most": the shop's default, else the first. */
export function toListingItems(products: readonly ProductSummary[], ctx: ViewContext): ListingItem[] {
  const items = products.map((product, place) => toListingItem(product, place, ctx))
  const best = items.filter(({ badge }) => badge === 'bestseller')
  const first = best.find(({ slug }) => slug === ctx.catalogue.stampModels.defaultModel) ?? best[0]
  return items.map(item =>
    item.badge === 'bestseller' && item !== first ? { ...item, badge: undefined } : item,
  )
}
