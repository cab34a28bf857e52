import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/catalogue/common'
import { findCountry } from '@/lib/catalogue/lookup'
import type { PriceList } from '@/lib/pricing/price-list'
import { countryOf, languageOf, type SiteLocale } from './locales'
import type { PriceView } from './prices'

/** Colours by slug: label and CSS colour. */
export type Palette = Readonly<Record<string, { label: string; hex: string }>>

/** What every view of a locale is made with. */
export interface ViewContext extends PriceView {
  locale: SiteLocale
  language: Language
  country: string
  catalogue: Catalogue
  priceList: PriceList
  /** Mount colours, for dots and filters. */
  palette: Palette
}

/** The catalogue and the prices of a locale's country, in its language. */
export function viewContext(locale: SiteLocale, catalogue: Catalogue, priceList: PriceList): ViewContext {
  const [country, language] = [countryOf(locale), languageOf(locale)]
  const palette = Object.fromEntries(
    catalogue.stampModels.mountColors.map(({ slug, label, hex }) => [slug, { label: label[language], hex }]),
  )
  const vat = findCountry(catalogue.countries, country)?.standardVat ?? 0
  return { locale, language, country, catalogue, priceList, palette, vat }
}
