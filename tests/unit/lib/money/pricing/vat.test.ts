import { describe, expect, it } from 'vitest'
import { money } from '@/lib/ground/money/money'
import type { Buyer } from '@/lib/money/pricing/order'
import { decideVat, findTerritory, normaliseVatNumber } from '@/lib/money/pricing/vat'
import { includingVat, vatOf } from '@/lib/money/pricing/with-vat'
import { catalogue } from '@/tests/support/catalogue'
import fc from '@/tests/support/properties'
import { territoryZips } from '@/tests/support/territories'

const { countries } = catalogue.countries
const { standardRates, territories } = catalogue.vat
const business = (vatNumber: string, change: Partial<Buyer> = {}): Buyer => ({
  accountType: 'company',
  vatNumber,
  vatCheck: 'valid',
  ...change,
})
const sampleOf = (code: string) => countries.find(country => country.code === code)?.samples.vat ?? ''

describe('the VAT of a delivery', () => {
  it.each(countries.map(country => [country.code, country] as const))(
    'to %s is that country’s',
    (code, country) => {
      const decision = decideVat({ country: code, zipcode: country.samples.zip }, undefined, catalogue)
      expect(decision).toEqual({ percent: standardRates[code], reason: 'country', country: code })
      expect(decideVat({ country: code }, undefined, catalogue)?.percent).toBe(country.standardVat)
    },
  )

  it.each(territories.map(territory => [territory.slug, territory] as const))(
    'to %s is the territory’s',
    (slug, territory) => {
      const delivery = { country: territory.country, zipcode: ` ${territoryZips[slug]} ` }
      expect(decideVat(delivery, undefined, catalogue)).toEqual({
        percent: territory.vat,
        reason: 'territory',
        country: territory.country,
        territory: slug,
      })
    },
  )

  it('knows Saint-Barthélemy from the rest of Guadeloupe’s postal codes', () => {
    expect(findTerritory({ country: 'FR', zipcode: '97150' }, catalogue)?.slug).toBe('fr-st-barth-st-martin')
    expect(findTerritory({ country: 'FR', zipcode: '97111' }, catalogue)?.slug).toBe('fr-guadeloupe')
    expect(findTerritory({ country: 'DE', zipcode: '97150' }, catalogue)).toBeNull()
  })

  it.each(['XX', '', '__proto__', 'constructor', 'fr'])('to "%s" is not known', country => {
    expect(decideVat({ country }, undefined, catalogue)).toBeNull()
  })
})

describe('a business with a valid number', () => {
  const free = countries.filter(country => country.isEU && country.code !== 'FR')

  it.each(free.map(country => [country.code, country] as const))('pays no VAT in %s', (code, { samples }) => {
    for (const accountType of ['company', 'retailer']) {
      const client = business(samples.vat, { accountType })
      expect(decideVat({ country: code, zipcode: samples.zip }, client, catalogue)).toEqual({
        percent: 0,
        reason: 'intra-eu',
        country: code,
        vatNumber: samples.vat,
      })
    }
  })

  it.each(['FR', 'CH', 'GB', 'MC'])('pays VAT in %s', country => {
    const decision = decideVat({ country }, business(sampleOf(country)), catalogue)
    expect(decision).toMatchObject({ percent: standardRates[country], reason: 'country' })
  })

  it('follows the country of the seller: companies of his own country pay, those of the others do not', () => {
    const of = (seller: string) => ({ ...catalogue, vat: { ...catalogue.vat, seller } })
    const percent = (seller: string, country: string, zipcode?: string) =>
      decideVat({ country, zipcode }, business(sampleOf(country)), of(seller))?.percent
    expect(percent('BE', 'BE')).toBe(21)
    expect(percent('BE', 'FR')).toBe(0)
    expect(percent('FR', 'BE')).toBe(0)
    expect(percent('CH', 'FR')).toBe(20)
    expect(percent('', 'BE')).toBe(21)
    // Out of the common system: the table's rate for its own country, an export for every other one.
    expect(percent('FR', 'FR', '97400')).toBe(8.5)
    expect(percent('BE', 'FR', '97400')).toBe(0)
  })

  it('pays VAT while the number is unverified, invalid or not checked', () => {
    for (const vatCheck of ['unverified', 'invalid', null, undefined] as const) {
      const client = { accountType: 'company', vatNumber: sampleOf('DE'), vatCheck }
      expect(decideVat({ country: 'DE' }, client, catalogue)?.percent).toBe(19)
    }
  })

  it('pays VAT where the number is another country’s or fails the pattern', () => {
    expect(decideVat({ country: 'DE' }, business(sampleOf('AT')), catalogue)?.percent).toBe(19)
    expect(decideVat({ country: 'DE' }, business('DE123'), catalogue)?.percent).toBe(19)
    expect(
      decideVat({ country: 'GB', zipcode: 'BT1 1AA' }, business(sampleOf('IE')), catalogue)?.percent,
    ).toBe(20)
  })

  it('is not a private client, whatever number it gives', () => {
    for (const accountType of ['private', 'client', '', null, undefined]) {
      const client = business(sampleOf('DE'), { accountType })
      expect(decideVat({ country: 'DE' }, client, catalogue)?.percent).toBe(19)
    }
  })

  it('may write the number with blanks, dots and small letters', () => {
    expect(normaliseVatNumber(' de 136.695-976 ')).toBe('DE136695976')
    expect(decideVat({ country: 'DE' }, business('de 136.695-976'), catalogue)?.percent).toBe(0)
  })

  it('keeps the territory’s own reason where there is no VAT anyway', () => {
    const client = business(sampleOf('ES'))
    expect(decideVat({ country: 'ES', zipcode: '35001' }, client, catalogue)).toMatchObject({
      percent: 0,
      reason: 'territory',
    })
    expect(
      decideVat({ country: 'PT', zipcode: '9500-001' }, business(sampleOf('PT')), catalogue),
    ).toMatchObject({
      percent: 0,
      reason: 'intra-eu',
      territory: 'pt-acores',
    })
  })
})

describe('an amount of VAT', () => {
  it('is rounded half away from zero', () => {
    expect(vatOf(money(250, 'CHF'), 8.1).minor).toBe(20)
    expect(vatOf(money(2, 'EUR'), 25.5).minor).toBe(1)
    expect(includingVat(money(1000, 'EUR'), 20).minor).toBe(1200)
  })

  it('is within half a cent of the exact share', () => {
    const rates = fc.constantFrom(...Object.values(standardRates))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), rates, (minor, percent) => {
        expect(
          Math.abs(vatOf(money(minor, 'EUR'), percent).minor - (minor * percent) / 100),
        ).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    )
  })
})
