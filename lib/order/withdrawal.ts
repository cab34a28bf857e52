import type { CartItemType } from '@/lib/cart/types'
import type { Catalogue } from '@/lib/catalogue/catalogue'

/** Days in which goods that are not personalised may be given back (product decisions §6). */
export const withdrawalDays = 14

/** The right to withdraw from one line, and why there is none. */
export type WithdrawalRight = { days: typeof withdrawalDays } | { days: 0; reason: 'personalised' }

const personalised: WithdrawalRight = { days: 0, reason: 'personalised' }
const returnable: WithdrawalRight = { days: withdrawalDays }

/**
 * None on personalised goods (text or dimensions given by the customer), 14 days on the rest (product decisions §6).
 * A mount without a plate to design, like a numberer, is bought as it is made; a pack with a personalised part is
 * personalised.
 */
export function withdrawalRight(
  item: { type: CartItemType; slug: string },
  { stampModels, staticProducts }: Pick<Catalogue, 'stampModels' | 'staticProducts'>,
): WithdrawalRight {
  switch (item.type) {
    case 'stamp':
    case 'stamping': {
      const model = stampModels.models.find(candidate => candidate.slug === item.slug)
      return model && !model.editable ? returnable : personalised
    }
    case 'rubber':
    case 'sign':
    case 'frame':
    case 'magic':
      return personalised
    default: {
      const product = staticProducts.products.find(candidate => candidate.slug === item.slug)
      return product?.items?.some(part => part.personalised) ? personalised : returnable
    }
  }
}
