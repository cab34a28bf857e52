import type { Language } from '@/lib/ground/common'
import { countryOf, languageOf, locales, type SiteLocale } from './locales'

/** A country that the shop delivers to, with its VAT in percent. */
export interface Zone {
  country: string
  vat: number
}

/** Where all of them are read: `GET`, the same for everybody. */
export const zonesPath = '/api/zones'

/** The sites of a country, one for each of its languages. */
export const sitesOf = (country: string): SiteLocale[] =>
  locales.filter(locale => countryOf(locale) === country)

/** The site of a country in a language, else its first one. */
export const siteIn = (country: string, language: Language): SiteLocale | undefined => {
  const sites = sitesOf(country)
  return sites.find(locale => languageOf(locale) === language) ?? sites[0]
}
