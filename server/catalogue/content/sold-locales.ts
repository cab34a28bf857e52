import 'server-only'
import type { CountriesCatalogue } from '@/lib/catalogue/markets'
import { soldLocales } from '@/lib/catalogue/sold-locales'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { readUntied } from '.'
import { tagPage } from './tag-page'

/** The countries that the shop sells to; the page that asks is renewed when the list of them changes, and by nothing else of the catalogue. */
export async function readMarkets(): Promise<CountriesCatalogue> {
  await tagPage('countries')
  return (await readUntied().catalogue()).countries
}

/** The locales that have a site (DELIVERY-18). */
export const readSoldLocales = async (): Promise<SiteLocale[]> => soldLocales(await readMarkets())
