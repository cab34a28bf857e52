import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/ground/common'
import { countryOf, languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import type { PriceList } from '@/lib/money/pricing/price-list'
import { standardVatOf } from '@/lib/money/vat/standard-vat'
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

/** The catalogue and the prices of a locale's country, in its language. Throws for a country that the shop does not sell to. */
export function viewContext(locale: SiteLocale, catalogue: Catalogue, priceList: PriceList): ViewContext {
  const [country, language] = [countryOf(locale), languageOf(locale)]
  const palette = Object.fromEntries(
    catalogue.stampModels.mountColors.map(({ slug, label, hex }) => [slug, { label: label[language], hex }]),
  )
  const vat = standardVatOf(catalogue.countries, country)
  return { locale, language, country, catalogue, priceList, palette, vat }
}
