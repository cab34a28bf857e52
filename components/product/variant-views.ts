import 'server-only'
import { findMaterial } from '@/lib/catalogue/lookup'
import type { StaticProduct } from '@/lib/catalogue/statics'
import { priceableOfDesign } from '@/lib/products/design-price'
import { lineOf, priceableOf } from '@/lib/products/registry'
import { parseItem, type StoredItem } from '@/lib/scene/item'
import type { ViewContext } from '@/lib/site/view-context'
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

/** What a support costs with the plates that the editor begins with (PRICE-20); `null` for what has none. */
export function platesView(design: StoredItem | null, ctx: ViewContext): PlatesView | null {
  const parsed = design && parseItem(design)
  if (!parsed?.ok || parsed.design.type !== 'sign' || !parsed.design.support) return null
  const item = priceableOfDesign(parsed.design)
  const { config, support } = parsed.design
  const material = findMaterial(ctx.catalogue, 'material' in config ? config.material : '')
  if (!item || !material) return null
  return {
    steps: stepViews(item, ctx),
    count: support.plates.length,
    material: inSentence(material.title[ctx.language], ctx.language),
  }
}
