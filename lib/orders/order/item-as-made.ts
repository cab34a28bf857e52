import type { CartItem, CartItemContent } from '@/lib/product/item/item'

/** A design of a line as an order keeps it. */
interface KeptPart {
  slug: string
  design?: unknown
  laidOutAt?: string | null | undefined
  approvedAt?: string | null | undefined
}

const isCorrected = ({ laidOutAt, approvedAt }: KeptPart) => Boolean(laidOutAt && approvedAt)

/** The item's own parts, each design in the place of the one that was ordered for the same product. */
function correctedParts(own: NonNullable<CartItemContent['parts']>, kept: readonly KeptPart[]) {
  const left = [...kept]
  return own.map(part => {
    const index = part.content.design === undefined ? -1 : left.findIndex(({ slug }) => slug === part.slug)
    const [made] = index < 0 ? [] : left.splice(index, 1)
    if (!made || !isCorrected(made)) return part
    return { ...part, content: { ...part.content, design: made.design } }
  })
}

/**
 * A line's item of the cart as it was made: a design that the workshop laid out or corrected, and that the buyer approved,
 * stands in the place of what he sent (ORDER-24). So a repeated order gets the same product.
 */
export function itemAsMade(item: CartItem, kept: readonly KeptPart[]): CartItem {
  if (!kept.some(isCorrected)) return item
  const { importDesign: _, ...content } = item.content
  if (content.parts) return { ...item, content: { ...content, parts: correctedParts(content.parts, kept) } }
  return { ...item, content: { ...content, design: kept[0]?.design } }
}
