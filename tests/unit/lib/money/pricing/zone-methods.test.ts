import { describe, expect, it } from 'vitest'
import { zoneMethods } from '@/lib/money/pricing/zone-methods'
import { catalogue, priceListOf } from '@/tests/support/catalogue'

describe('the list of delivery prices', () => {
  const zones = zoneMethods('DE', catalogue, priceListOf('DE'))

  it('begins with the zone of the reader and names every other once', () => {
    expect(zones[0]?.slug).toBe('dach')
    expect(new Set(zones.map(({ slug }) => slug)).size).toBe(catalogue.shipping.zones.length)
  })

  it('says which countries a zone takes in', () => {
    expect(zones[0]?.countries.map(({ en }) => en)).toEqual(['Germany', 'Austria'])
  })

  it('goes up to what the method carries, and no further', () => {
    const letter = zones[0]?.methods.find(({ slug }) => slug === 'dach-letter')
    expect(letter).toMatchObject({
      price: { from: { minor: 350 }, to: { minor: 410 } },
      maxKilograms: 0.5,
      freeFrom: { minor: 5900 },
    })
  })

  it('names pick-up points where the zone has them', () => {
    const withRelay = zones.filter(({ methods }) => methods.some(({ type }) => type === 'relay'))
    expect(withRelay.map(({ slug }) => slug)).toEqual(['fr', 'benelux'])
  })

  it('is in the reader’s currency', () => {
    const [swiss] = zoneMethods('CH', catalogue, priceListOf('CH'))
    expect(swiss?.methods.every(({ price }) => price.from.currency === 'CHF')).toBe(true)
  })
})
