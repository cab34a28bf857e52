import { describe, expect, it } from 'vitest'
import { fallbackLocaleFor, soldLocales } from '@/lib/catalogue/sold-locales'
import { viewContext } from '@/lib/doors/site/view-context'
import { locales } from '@/lib/ground/site/locales'
import { standardVatOf } from '@/lib/money/vat/standard-vat'
import { catalogue, priceListOf } from '@/tests/support/catalogue'

const { countries } = catalogue.countries
const markets = (codes: string[], defaultLocale = 'fr-FR') => ({
  countries: countries.filter(({ code }) => codes.includes(code)),
  defaultLocale,
})

describe('the countries that are sold to', () => {
  it('have their sites, and no other country has one', () => {
    expect(soldLocales(catalogue.countries)).toEqual(locales)
    expect(soldLocales(markets(['BE', 'DE']))).toEqual(['fr-BE', 'de-BE', 'en-BE', 'de-DE'])
  })

  it('stand in for the others, in their language where there is one', () => {
    const shop = markets(['BE', 'DE'], 'fr-BE')
    expect(fallbackLocaleFor('fr-FR', shop)).toBe('fr-BE')
    expect(fallbackLocaleFor('de-AT', shop)).toBe('de-BE')
    expect(fallbackLocaleFor('en-GB', shop)).toBe('en-BE')
    expect(fallbackLocaleFor('en-GB', markets(['DE', 'FR'], 'fr-FR'))).toBe('fr-FR')
    expect(fallbackLocaleFor('fr-FR', markets(['DE'], 'fr-FR'))).toBe('de-DE')
    expect(fallbackLocaleFor('fr-FR', markets([]))).toBeNull()
  })

  it('are the only ones with a rate: none is made up where data are missing', () => {
    const shop = { ...catalogue, countries: { ...catalogue.countries, ...markets(['BE']) } }
    expect(standardVatOf(shop.countries, 'BE')).toBe(21)
    expect(() => standardVatOf(shop.countries, 'FR')).toThrow('FR')
    expect(viewContext('fr-BE', shop, priceListOf('BE')).vat).toBe(21)
    expect(() => viewContext('fr-FR', shop, priceListOf('FR'))).toThrow('FR')
  })
})
