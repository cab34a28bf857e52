import { findStaticProduct } from '@/lib/catalogue/lookup'
import type { CartItemType } from '@/lib/product/item/types'
import { dropped, type ProductKind } from '../kind'
import { newLine } from '../line'
import { returnable } from '../withdrawal'
import { staticListed } from './listed'

/** The contract's type of a line, by the family of its product. */
function typeOf(slug: string): CartItemType {
  if (slug.startsWith('cartridge-')) return 'cartridge'
  return slug.startsWith('static-') ? 'stamp-static' : 'static'
}

/** What is bought as it lies on the shelf: ink, pads, stock stamps and signs, fixings, bare supports. */
export const staticKind: ProductKind = {
  name: 'static',
  types: ['static', 'stamp-static', 'cartridge'],
  families: ['cartridge', 'encre', 'static'],
  fields: ['variant'],
  editor: null,
  ground: 'bench',
  plain: (slug, catalogue) => {
    const product = findStaticProduct(catalogue, slug)
    if (!product) return null
    const variant = (product.variants.find(({ outOfStock }) => !outOfStock) ?? product.variants[0])?.slug
    return { kind: 'static', slug, name: '', quantity: 1, ...(variant !== undefined && { variant }) }
  },
  blank: () => null,
  designed: () => null,
  line: choice =>
    newLine(choice, typeOf(choice.slug), choice.variant === undefined ? {} : { variant: choice.variant }),
  barest: (line, catalogue) => {
    const variants = findStaticProduct(catalogue, line.slug)?.variants.filter(({ outOfStock }) => !outOfStock)
    return (variants ?? []).map(({ slug: variant }) => ({ ...line, content: { variant } }))
  },
  priceable: ({ slug, content: { variant } }) => ({
    kind: 'static',
    slug,
    ...(variant !== undefined && { variant }),
  }),
  availability: ({ slug, content }, catalogue) => {
    const product = findStaticProduct(catalogue, slug)
    if (!product?.published || product.outOfStock) return { code: 'product_unavailable' }
    const variant = product.variants.find(known => known.slug === content.variant)
    // A product with variants is sold as one of them: the workshop could not pack the product itself.
    const isWhole = product.variants.length === 0 && content.variant === undefined
    return (variant ? !variant.outOfStock : isWhole) ? null : { code: 'product_unavailable' }
  },
  listed: staticListed,
  made: () => [],
  parts: () => [],
  stocked: ({ slug, content }) => [{ slug, variant: content.variant ?? '', pieces: 1 }],
  title: ({ slug }, catalogue, language) => findStaticProduct(catalogue, slug)?.title[language] ?? null,
  facts: ({ slug, content }, catalogue, language) => {
    const variants = findStaticProduct(catalogue, slug)?.variants
    const variant = variants?.find(known => known.slug === content.variant)
    return variant ? [{ code: 'variant', params: { variant: variant.title[language] } }] : []
  },
  withdrawal: () => returnable,
  restore: (line, catalogue) => {
    const product = findStaticProduct(catalogue, line.slug)
    if (!product?.published || product.outOfStock) return dropped
    const stocked = product.variants.filter(variant => !variant.outOfStock)
    const { variant: wanted } = line.content
    const [first] = stocked
    if (product.variants.length > 0 && !first) return dropped
    if (wanted === undefined || stocked.some(variant => variant.slug === wanted)) return { line, changes: [] }
    // A variant of a product that has none any more is nothing to choose from.
    const { variant: _, ...content } = line.content
    return {
      line: { ...line, content: first ? { ...content, variant: first.slug } : content },
      changes: [{ code: 'variant_reset', from: wanted, to: first?.slug ?? '' }],
    }
  },
  picture: ({ slug, content }, catalogue, language) => {
    // Pictures of supplies are named by their ink, the lines of the cart by the variant.
    const variants = findStaticProduct(catalogue, slug)?.variants
    const variant = variants?.find(known => known.slug === content.variant)?.inkColor
    return { kind: 'static', slug, view: 'tile', variant, language }
  },
}
