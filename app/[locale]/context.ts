import 'server-only'
import { type ViewContext, viewContext } from '@/lib/doors/site/view-context'
import { countryOf, type SiteLocale } from '@/lib/ground/site/locales'
import { readCatalogue, readPriceList } from './content'

/** What the views of a locale are made with. A locale whose country has no price list cannot sell: that throws. */
export async function readContext(locale: SiteLocale): Promise<ViewContext> {
  const country = countryOf(locale)
  const [catalogue, priceList] = await Promise.all([readCatalogue(), readPriceList(country)])
  if (!priceList) throw new Error(`no price list for ${country}`)
  return viewContext(locale, catalogue, priceList)
}
