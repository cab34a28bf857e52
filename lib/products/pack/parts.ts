import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStampModel, findStaticProduct } from '@/lib/catalogue/lookup'
import type { StaticProduct } from '@/lib/catalogue/statics'
import type { PackPart, ProductLine } from '../kind'
import { stampKind } from '../stamp/kind'
import { staticKind } from '../static/kind'

type Item = NonNullable<StaticProduct['items']>[number]

/** The plainest line of what a pack holds: the first colours, nothing written yet. */
function plainPart({ product: slug, quantity }: Item, catalogue: Catalogue): PackPart {
  const base = { slug, name: '', quantity }
  const model = findStampModel(catalogue, slug)
  if (model) {
    const { brand, range, model: name, colors, inksColor } = model
    const { defaultInk } = catalogue.stampModels
    const inkColor = inksColor.includes(defaultInk) ? defaultInk : (inksColor[0] ?? null)
    const config = { brand, range, model: name, color: colors[0] ?? '' }
    const { type, content } = stampKind.line({ kind: 'stamp', ...base, config, inkColor })
    return { type, slug, content, quantity }
  }
  const variant = findStaticProduct(catalogue, slug)?.variants.find(known => !known.outOfStock)?.slug
  const { type, content } = staticKind.line({ kind: 'static', ...base, ...(variant && { variant }) })
  return { type, slug, content, quantity }
}

/**
 * What one pack holds, in the order of its product: the line's own parts where it has them, else the plainest ones.
 * A stored part whose product the pack does not hold (any more) is left out.
 */
export function partsOf(
  { slug, content }: Pick<ProductLine, 'slug' | 'content'>,
  catalogue: Catalogue,
): PackPart[] {
  const left = [...(content.parts ?? [])]
  return (findStaticProduct(catalogue, slug)?.items ?? []).map(item => {
    const index = left.findIndex(part => part.slug === item.product)
    const [own] = index < 0 ? [] : left.splice(index, 1)
    return own ? { ...own, quantity: item.quantity } : plainPart(item, catalogue)
  })
}
