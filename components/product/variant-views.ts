import 'server-only'
import type { StaticProduct } from '@/lib/catalogue/statics'
import { lineOf, priceableOf } from '@/lib/products/registry'
import type { ViewContext } from '@/lib/site/view-context'
import type { VariantView } from './static-configurator'
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
