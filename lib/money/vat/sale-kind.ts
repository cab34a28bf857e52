import type { VatCatalogue } from '@/lib/catalogue/markets'
import {
  isBritishAtHome,
  isInUnion,
  type TaxedPlace,
  taxAreaOf,
  taxCountryOf,
} from '@/lib/catalogue/tax-area'
import type { VatCategory } from '@/lib/money/invoice/content'

/**
 * What a sale is to the seller's books (BOOKS-1): at home; to another country of the Union and declared by the one-stop shop; to a
 * company there and free of tax; out of the Union; to a territory outside of the common system.
 */
export const saleKinds = ['domestic', 'oss', 'intra-community', 'export', 'territory'] as const
export type SaleKind = (typeof saleKinds)[number]

export interface ClassifiedSale {
  kind: SaleKind
  /** Whose tax the place has: ISO code, `XI` for Northern Ireland, `FR` for Monaco. */
  taxCountry: string
}

/**
 * Classifies a sale: the one rule that the sales export, the entries and DATEV's batch follow (BOOKS-1).
 * @param seller ISO code of the seller's country
 * @param place where the goods are delivered
 * @param category of the tax as the document has it
 */
export function classifySale(
  { seller, place, category }: { seller: string; place: TaxedPlace; category: VatCategory },
  territories: VatCatalogue['territories'],
): ClassifiedSale {
  const { country: taxCountry, isOutside } = taxAreaOf(place, territories)
  const kind = (): SaleKind => {
    if (isOutside) return 'territory'
    if (taxCountry === taxCountryOf(seller)) return 'domestic'
    if (category === 'S' && isBritishAtHome(seller, taxCountry)) return 'domestic'
    if (!isInUnion(seller) || !isInUnion(taxCountry)) return 'export'
    return category === 'K' ? 'intra-community' : 'oss'
  }
  return { kind: kind(), taxCountry }
}
