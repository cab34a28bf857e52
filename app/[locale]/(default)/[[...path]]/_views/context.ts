import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { TileProps } from '@/components/catalogue/tile'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/catalogue/common'
import { findCountry } from '@/lib/catalogue/lookup'
import type { PriceList } from '@/lib/pricing/price-list'
import { countryOf, languageOf, type SiteLocale } from '@/lib/site/locales'
import type { PriceView } from '@/lib/site/prices'
import { readCatalogue, readPriceList } from '../../../content'

/** What every view of a locale is made with. */
export interface ViewContext extends PriceView {
  locale: SiteLocale
  language: Language
  country: string
  catalogue: Catalogue
  priceList: PriceList
  /** Mount colours by slug, for dots and filters. */
  palette: TileProps['palette']
}

/** The catalogue, prices and words of a locale. A locale whose country has no price list cannot sell: that throws. */
export async function readContext(locale: SiteLocale): Promise<ViewContext> {
  const country = countryOf(locale)
  const [catalogue, priceList] = await Promise.all([readCatalogue(), readPriceList(country)])
  if (!priceList) throw new Error(`no price list for ${country}`)
  const language = languageOf(locale)
  const palette = Object.fromEntries(
    catalogue.stampModels.mountColors.map(({ slug, label, hex }) => [slug, { label: label[language], hex }]),
  )
  const vat = findCountry(catalogue.countries, country)?.standardVat ?? 0
  return { locale, language, country, catalogue, priceList, palette, vat }
}

export const catalogueTexts = (locale: SiteLocale) => getTranslations({ locale, namespace: 'catalogue' })
