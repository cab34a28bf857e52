import { describe, expect, it } from 'vitest'
import { sellerCountries, taxCountryOf, unionMembers } from '@/lib/catalogue/tax-area'
import type { VatCategory } from '@/lib/money/invoice/content'
import { classifySale, type SaleKind } from '@/lib/money/vat/sale-kind'
import { catalogue } from '@/tests/support/catalogue'
import { territoryZips } from '@/tests/support/territories'

const { countries } = catalogue.countries
const { territories } = catalogue.vat

function kindOf(seller: string, country: string, zipcode: string, category: VatCategory = 'S'): SaleKind {
  return classifySale({ seller, place: { country, zipcode }, category }, territories).kind
}

/** The territories that lie outside of the common system, and those that are of a country's tax or the Union's: whose. */
const outside = new Set([
  'fr-guadeloupe',
  'fr-st-barth-st-martin',
  'fr-martinique',
  'fr-guyane',
  'fr-reunion',
  'fr-mayotte',
  'es-canarias',
  'es-ceuta-melilla',
  'it-livigno',
  'de-buesingen',
  'de-helgoland',
  'fi-aland',
  'gr-athos',
])
const taxed: Readonly<Record<string, string>> = {
  'fr-corse': 'FR',
  'pt-acores': 'PT',
  'pt-madeira': 'PT',
  'gb-ni': 'XI',
}
/** Whose taxed sales to a territory are sales at home. */
const atHome: Readonly<Record<string, readonly string[]>> = {
  'fr-corse': ['FR', 'MC'],
  'pt-acores': ['PT'],
  'pt-madeira': ['PT'],
  'gb-ni': ['GB'],
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

  it('knows every territory of the table', () => {
    expect(territories.map(({ slug }) => slug).sort()).toEqual([...outside, ...Object.keys(taxed)].sort())
  })

  it.each(sellerCountries)('follows from a seller in %s for every territory of the table', seller => {
    const isUnions = !['CH', 'GB'].includes(seller)
    for (const { slug, country } of territories) {
      const of = (category: VatCategory) =>
        classifySale({ seller, place: { country, zipcode: territoryZips[slug] }, category }, territories)
      if (outside.has(slug)) {
        for (const category of ['S', 'K', 'G'] as const) expect(of(category).kind, slug).toBe('territory')
        continue
      }
      const abroad = isUnions ? 'oss' : 'export'
      const isHome = atHome[slug]?.includes(seller)
      expect(of('S'), slug).toEqual({ kind: isHome ? 'domestic' : abroad, taxCountry: taxed[slug] })
      if (!isHome) expect(of('K').kind, slug).toBe(isUnions ? 'intra-community' : 'export')
    }
  })

  it('is at home in Northern Ireland for a British seller who charges tax, and an export where he charges none', () => {
    expect(kindOf('GB', 'GB', 'BT1 1AA')).toBe('domestic')
    expect(kindOf('GB', 'GB', 'BT1 1AA', 'G')).toBe('export')
    expect(kindOf('GB', 'GB', 'SW1A 1AA')).toBe('domestic')
  })

  it('is one thing for a territory at home and abroad where it has its country’s tax', () => {
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
