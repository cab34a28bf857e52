import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findCountry, ownEntry } from '@/lib/catalogue/lookup'
import type { VatCatalogue } from '@/lib/catalogue/markets'
import { hasSameTax, isInUnion, matchesPattern, territoryOf } from '@/lib/catalogue/tax-area'
import type { Buyer, OrderDelivery, VatDecision } from './order'

export type VatTerritory = VatCatalogue['territories'][number]

/** The territory that a delivery goes to; null for none. */
export const findTerritory = (
  delivery: Pick<OrderDelivery, 'country' | 'zipcode'>,
  catalogue: Catalogue,
): VatTerritory | null => territoryOf(delivery, catalogue.vat.territories)

/** A VAT number as patterns want it: upper case, without blanks, dots, dashes and slashes (FORM-2). */
export const normaliseVatNumber = (vatNumber: string): string =>
  vatNumber.replace(/[\s./-]/g, '').toUpperCase()

const businessTypes = new Set(['company', 'retailer'])

/** Whether the account is a business's: company or retailer (DELIVERY-12). */
export const isBusiness = (buyer: Buyer | undefined): boolean => businessTypes.has(buyer?.accountType ?? '')

/**
 * Whether a number could free a delivery of VAT: delivery in a country of the Union other than the seller's, and a number
 * of that country by its pattern (DELIVERY-12). Whether it exists is the online check's question.
 */
export function isFreeable(country: string, vatNumber: string, catalogue: Catalogue): boolean {
  const found = findCountry(catalogue.countries, country)
  const { seller, vatFree } = catalogue.vat
  if (!found?.isEU || vatFree.excluded.includes(country)) return false
  if (!isInUnion(seller) || hasSameTax(seller, country)) return false
  const number = normaliseVatNumber(vatNumber)
  // The pattern holds the country's prefix, so a number of another country does not match.
  return number.startsWith(found.vatPrefix) && matchesPattern(found.vatPattern, number)
}

/**
 * The number that frees a delivery from VAT, or null: delivery in a country of the Union other than the seller's, a company
 * or retailer, and a number of that country which passes the pattern and which the online check calls valid. A number that
 * could not be checked pays (DELIVERY-13).
 */
function freeingNumber(country: string, buyer: Buyer | undefined, catalogue: Catalogue): string | null {
  if (!isBusiness(buyer) || buyer?.vatCheck !== 'valid' || !buyer.vatNumber) return null
  return isFreeable(country, buyer.vatNumber, catalogue) ? normaliseVatNumber(buyer.vatNumber) : null
}

/**
 * The rate of a territory: its own by the table, but none where it lies outside the common system and the seller is in
 * another country. For him it is an export, no matter what tax its own country takes there.
 */
function territoryRate({ taxArea, vat, country }: VatTerritory, seller: string): number {
  return taxArea === 'outside' && !hasSameTax(seller, country) ? 0 : vat
}

/**
 * Which VAT a delivery pays and why: the territory's rate where the postal code lies in one, else the country's,
 * and none within the Union for a business with a valid number (DELIVERY-11, DELIVERY-12). Null for a
 * country that we do not deliver to.
 */
export function decideVat(
  delivery: Pick<OrderDelivery, 'country' | 'zipcode'>,
  buyer: Buyer | undefined,
  catalogue: Catalogue,
): VatDecision | null {
  const { country } = delivery
  const standard = findCountry(catalogue.countries, country) && ownEntry(catalogue.vat.standardRates, country)
  if (standard === undefined) return null
  const territory = findTerritory(delivery, catalogue)
  const found = territory ? { territory: territory.slug } : {}
  const percent = territory ? territoryRate(territory, catalogue.vat.seller) : standard
  const isOutside = territory?.taxArea === 'outside'
  const vatNumber = percent > 0 && !isOutside ? freeingNumber(country, buyer, catalogue) : null
  if (vatNumber) return { percent: 0, reason: 'intra-eu', country, ...found, vatNumber }
  return { percent, reason: territory ? 'territory' : 'country', country, ...found }
}
