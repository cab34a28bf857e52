import type { PlateSet, SignDesign } from '@/lib/design/scene/model'
import { platesOf } from '@/lib/design/scene/operations/plates'
import { storeDesign } from '@/lib/design/scene/stored'
import type { PriceableItem } from '@/lib/money/pricing/item'
import type { ProductChoice, ProductKind } from '../kind'

/** A support with its plates as they are designed, before it is a line. `sign` makes the plates' lines. */
export function supportChoice(
  design: SignDesign,
  { slug }: PlateSet,
  quantity: number,
  sign: ProductKind,
): ProductChoice {
  const parts = platesOf(design).map(plate => {
    const stored = storeDesign(plate)
    const {
      type,
      slug: own,
      content,
    } = sign.line({
      kind: 'sign',
      slug: stored.modelId,
      name: stored.name,
      quantity: 1,
      design: stored,
    })
    return { type, slug: own, content }
  })
  return { kind: 'support', slug, name: design.name || design.modelName, quantity, parts }
}

/** The price input of a support that is being edited; its plates are not stored first. */
export const supportPriceable = (design: SignDesign, { slug }: PlateSet): PriceableItem => ({
  kind: 'support',
  slug,
  plates: platesOf(design).map(({ config }) => config),
})
