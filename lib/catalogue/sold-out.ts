import type { Catalogue } from './catalogue'

/** A thing that is counted and of which none is left: its slug, and its variant or mount colour. */
export interface SoldOut {
  slug: string
  variant: string
}

/**
 * The catalogue with what is sold out marked as out of stock: a product or its variant, and a mount's colour, which is not
 * offered then. A mount of which no colour is left keeps them all, so that its page can show it; the order refuses it.
 */
export function withSoldOut(catalogue: Catalogue, soldOut: readonly SoldOut[]): Catalogue {
  if (soldOut.length === 0) return catalogue
  const gone = new Set(soldOut.map(({ slug, variant }) => `${slug}/${variant}`))
  const isGone = (slug: string, variant = '') => gone.has(`${slug}/${variant}`)
  const products = catalogue.staticProducts.products.map(product => {
    const variants = product.variants.map(variant =>
      isGone(product.slug, variant.slug) ? { ...variant, outOfStock: true } : variant,
    )
    const nothingLeft = variants.length > 0 && variants.every(variant => variant.outOfStock)
    return { ...product, variants, outOfStock: product.outOfStock || nothingLeft || isGone(product.slug) }
  })
  const models = catalogue.stampModels.models.map(model => {
    const colors = model.colors.filter(color => !isGone(model.slug, color))
    return colors.length > 0 && colors.length < model.colors.length ? { ...model, colors } : model
  })
  return {
    ...catalogue,
    staticProducts: { ...catalogue.staticProducts, products },
    stampModels: { ...catalogue.stampModels, models },
  }
}
