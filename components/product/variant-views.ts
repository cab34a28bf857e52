import { hasMaterial } from '@/lib/design/scene/traits'
import 'server-only'
import type { StaticProduct } from '@/lib/catalogue/statics'
import { parseItem, type StoredItem } from '@/lib/design/scene/item'
import type { ViewContext } from '@/lib/doors/site/view-context'
import type { NewLine } from '@/lib/product/kinds/kind'
import { factsOf, lineOf, lineOfDesign, priceableOf } from '@/lib/product/kinds/registry'
import { inSentence } from './in-sentence'
import type { PlatesView, VariantView } from './static-configurator'
import { stepViews } from './step-views'

const stepsOf = (slug: string, variant: string, ctx: ViewContext) => {
  const item = priceableOf(lineOf({ kind: 'static', slug, name: '', quantity: 1, variant }))
  return item ? stepViews(item, ctx) : []
}

/** The inks that a supply is chosen in, each with its prices. */
export const variantViews = (product: StaticProduct, ctx: ViewContext): VariantView[] =>
  product.variants.map(variant => ({
    slug: variant.slug,
    label: variant.title[ctx.language],
    ink: variant.inkColor,
    hex: variant.hex,
    outOfStock: variant.outOfStock,
    left: variant.left,
    steps: stepsOf(product.slug, variant.slug, ctx),
  }))

/** A support with the plates that the editor begins with, as a line; `null` for a product without plates. */
export function linePlated(design: StoredItem | null): NewLine | null {
  const parsed = design && parseItem(design)
  const isPlated = parsed?.ok && hasMaterial(parsed.design) && parsed.design.support
  return isPlated ? lineOfDesign(parsed.design, 1) : null
}

/** The price of a support with its plates (PRICE-20), and the plates. */
export function platesView(plated: NewLine, ctx: ViewContext): PlatesView | null {
  const item = priceableOf(plated)
  const [fact] = factsOf(plated, ctx.catalogue, ctx.language)
  if (!item || fact?.code !== 'plates') return null
  const { count, material } = fact.params
  return {
    steps: stepViews(item, ctx),
    count: Number(count),
    material: inSentence(String(material), ctx.language),
  }
}
