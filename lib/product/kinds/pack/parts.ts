import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStaticProduct } from '@/lib/catalogue/lookup'
import type { PackPart, ProductKind, ProductLine } from '../kind'

/** The plainest line of what a pack holds; a slug that no kind knows is an unknown product. */
function plainPart(
  slug: string,
  quantity: number,
  kinds: readonly ProductKind[],
  catalogue: Catalogue,
): PackPart {
  for (const kind of kinds) {
    const choice = kind.plain(slug, catalogue)
    if (!choice) continue
    const { type, content } = kind.line(choice)
    return { type, slug, content, quantity }
  }
  return { type: 'static', slug, content: {}, quantity }
}

/**
 * What one pack holds, in the order of its product: the line's own parts where it has them, else the plainest ones of
 * the kinds that a part may be of. A stored part whose product the pack does not hold (any more) is left out.
 */
export function partsOf(
  { slug, content }: Pick<ProductLine, 'slug' | 'content'>,
  kinds: readonly ProductKind[],
  catalogue: Catalogue,
): PackPart[] {
  const left = [...(content.parts ?? [])]
  return (findStaticProduct(catalogue, slug)?.items ?? []).map(item => {
    const index = left.findIndex(part => part.slug === item.product)
    const [own] = index < 0 ? [] : left.splice(index, 1)
    return own
      ? { ...own, quantity: item.quantity }
      : plainPart(item.product, item.quantity, kinds, catalogue)
  })
}
