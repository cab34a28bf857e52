import type { Catalogue } from './catalogue'
import type { StampModel } from './stamps'
import type { StaticProduct } from './statics'

/** Of a thing that is counted, what can still be ordered: its slug, and its variant or mount colour. */
export interface StockLevel {
  slug: string
  variant: string
  pieces: number
}

/** From so few pieces on, the shopper sees how many are left (ORDER-25). */
export const fewPieces = 3

type PiecesOf = (slug: string, variant?: string) => number | undefined

/** What a page says about a stock; nothing where it is not counted, or where many pieces are left. */
function levelOf(pieces: number | undefined): { outOfStock?: true; left?: number } {
  if (pieces === undefined || pieces > fewPieces) return {}
  return pieces > 0 ? { left: pieces } : { outOfStock: true }
}

function stockedProduct(product: StaticProduct, piecesOf: PiecesOf): StaticProduct {
  const variants = product.variants.map(variant => ({
    ...variant,
    ...levelOf(piecesOf(product.slug, variant.slug)),
  }))
  const nothingLeft = variants.length > 0 && variants.every(variant => variant.outOfStock)
  return {
    ...product,
    variants,
    ...levelOf(piecesOf(product.slug)),
    ...(nothingLeft && { outOfStock: true }),
  }
}

/** A mount whose colours are all out of stock keeps them, so that its page can show it. */
function stockedModel(model: StampModel, piecesOf: PiecesOf): StampModel {
  const levels = model.colors.map(color => ({ color, ...levelOf(piecesOf(model.slug, color)) }))
  const offered = levels.filter(({ outOfStock }) => !outOfStock)
  if (offered.length === 0) return { ...model, outOfStock: true }
  const few = offered.flatMap(({ color, left }) => (left === undefined ? [] : [[color, left] as const]))
  return {
    ...model,
    colors: offered.map(({ color }) => color),
    ...(few.length > 0 && { left: Object.fromEntries(few) }),
  }
}

/**
 * The catalogue with stock levels: a product, a variant or a mount with no pieces left is out of stock, and a mount's
 * colour is not offered then. Where few pieces are left, it says how many.
 * @param levels those of at most `fewPieces`; more of them change nothing
 */
export function withStock(catalogue: Catalogue, levels: readonly StockLevel[]): Catalogue {
  if (levels.length === 0) return catalogue
  const known = new Map(levels.map(({ slug, variant, pieces }) => [`${slug}/${variant}`, pieces]))
  const counted = new Set(levels.map(({ slug }) => slug))
  const piecesOf: PiecesOf = (slug, variant = '') => known.get(`${slug}/${variant}`)
  const { staticProducts, stampModels } = catalogue
  return {
    ...catalogue,
    staticProducts: {
      ...staticProducts,
      products: staticProducts.products.map(product =>
        counted.has(product.slug) ? stockedProduct(product, piecesOf) : product,
      ),
    },
    stampModels: {
      ...stampModels,
      models: stampModels.models.map(model =>
        counted.has(model.slug) ? stockedModel(model, piecesOf) : model,
      ),
    },
  }
}
