import type { CountriesCatalogue } from '@/lib/catalogue/markets'
import { countryOf, isLocale, languageOf, locales, type SiteLocale } from '@/lib/ground/site/locales'

type Markets = Pick<CountriesCatalogue, 'countries' | 'defaultLocale'>

/** The locales of the countries that the shop sells to (PAGE-1): those of a country that is not listed have no site. */
export function soldLocales({ countries }: Pick<Markets, 'countries'>): SiteLocale[] {
  const sold = new Set(countries.map(({ code }) => code))
  return locales.filter(locale => sold.has(countryOf(locale)))
}

/**
 * The locale that replaces one whose country the shop does not sell to: the shop's default where it is sold to and has the same
 * language, else any of that language, else the default or the first one. Null where the shop sells nowhere.
 */
export function fallbackLocaleFor(locale: SiteLocale, markets: Markets): SiteLocale | null {
  const sold = soldLocales(markets)
  const named = markets.defaultLocale
  const standard = isLocale(named) && sold.includes(named) ? [named] : []
  const inOrder = [...standard, ...sold]
  return inOrder.find(one => languageOf(one) === languageOf(locale)) ?? inOrder[0] ?? null
}
