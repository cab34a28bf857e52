import { findCountry } from '@/lib/catalogue/lookup'
import type { CountriesCatalogue } from '@/lib/catalogue/markets'

/**
 * The standard rate of a country in percent, for prices that are shown. Throws for a country that the shop does not sell to: it has no
 * rate, and no price is shown there (DELIVERY-18).
 */
export function standardVatOf(countries: Pick<CountriesCatalogue, 'countries'>, country: string): number {
  const found = findCountry(countries, country)
  if (!found) throw new Error(`the shop does not sell to ${country}`)
  return found.standardVat
}
