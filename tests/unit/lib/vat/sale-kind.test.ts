import { describe, expect, it } from 'vitest'
import type { VatCategory } from '@/lib/invoice/content'
import { classifySale, type SaleKind } from '@/lib/vat/sale-kind'
import { sellerCountries, taxCountryOf, unionMembers } from '@/lib/vat/tax-area'
import { catalogue } from '@/tests/support/catalogue'
import { territoryZips } from '@/tests/support/territories'

const { countries } = catalogue.countries
const { territories } = catalogue.vat

function kindOf(seller: string, country: string, zipcode: string, category: VatCategory = 'S'): SaleKind {
  return classifySale({ seller, place: { country, zipcode }, category }, territories).kind
}

/** What every territory of the table is to a French seller, taxed as the table has it. */
const territoryKinds: Record<string, SaleKind> = {
  'fr-guadeloupe': 'territory',
  'fr-st-barth-st-martin': 'territory',
  'fr-martinique': 'territory',
  'fr-guyane': 'territory',
  'fr-reunion': 'territory',
  'fr-mayotte': 'territory',
  'fr-corse': 'domestic',
  'es-canarias': 'territory',
  'es-ceuta-melilla': 'territory',
  'pt-acores': 'oss',
  'pt-madeira': 'oss',
  'it-livigno': 'territory',
  'de-buesingen': 'territory',
  'de-helgoland': 'territory',
  'fi-aland': 'territory',
  'gr-athos': 'territory',
  'gb-ni': 'oss',
}

describe('what a sale is to the books', () => {
  it('knows the members of the Union that the catalogue knows', () => {
    const known = countries.filter(({ isEU }) => isEU).map(({ code }) => code)
    expect([...unionMembers].sort()).toEqual(known.sort())
  })

  it.each(sellerCountries)('follows from a seller in %s for every country of the catalogue', seller => {
    const home = taxCountryOf(seller)
    const inUnion = (code: string) => (unionMembers as readonly string[]).includes(taxCountryOf(code))
    expect(countries.length).toBeGreaterThan(25)
    for (const { code, samples } of countries) {
      const taxed = inUnion(seller) && inUnion(code) ? 'oss' : 'export'
      const isHome = taxCountryOf(code) === home
      expect(kindOf(seller, code, samples.zip), code).toBe(isHome ? 'domestic' : taxed)
      if (!isHome && taxed === 'oss')
        expect(kindOf(seller, code, samples.zip, 'K'), code).toBe('intra-community')
    }
  })

  it('names the countries that were taken for others: Switzerland and Britain are exports, Monaco is France', () => {
    expect(kindOf('FR', 'CH', '1201')).toBe('export')
    expect(kindOf('FR', 'GB', 'SW1A 1AA')).toBe('export')
    expect(kindOf('FR', 'MC', '98000')).toBe('domestic')
    expect(kindOf('DE', 'MC', '98000')).toBe('oss')
    expect(kindOf('CH', 'FR', '75001')).toBe('export')
    expect(classifySale({ seller: 'DE', place: { country: 'MC' }, category: 'S' }, territories)).toEqual({
      kind: 'oss',
      taxCountry: 'FR',
    })
  })

  it('is one thing for every territory of the table, and the same at home and abroad where it lies outside', () => {
    expect(territories.map(({ slug }) => slug).sort()).toEqual(Object.keys(territoryKinds).sort())
    for (const { slug, country } of territories) {
      const zip = territoryZips[slug] ?? ''
      expect(kindOf('FR', country, zip), slug).toBe(territoryKinds[slug])
      if (territoryKinds[slug] === 'territory')
        for (const seller of sellerCountries)
          expect(kindOf(seller, country, zip, 'G'), slug).toBe('territory')
    }
    expect(kindOf('DE', 'FR', '20000')).toBe('oss')
    expect(kindOf('PT', 'PT', '9500-001')).toBe('domestic')
    expect(
      classifySale(
        { seller: 'FR', place: { country: 'GB', zipcode: 'BT1 1AA' }, category: 'S' },
        territories,
      ),
    ).toEqual({
      kind: 'oss',
      taxCountry: 'XI',
    })
  })
})
