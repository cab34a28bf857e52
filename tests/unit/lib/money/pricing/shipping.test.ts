import { describe, expect, it } from 'vitest'
import type { OrderDelivery, OrderItem } from '@/lib/money/pricing/order'
import { packParcel } from '@/lib/money/pricing/parcel'
import { findZone, type ShippingOffers, shippingOffers } from '@/lib/money/pricing/shipping'
import type { SignConfig } from '@/lib/product/sign/config'
import { catalogue } from '@/tests/support/catalogue'
import { britishPrices, frenchPrices, plainSign, swissPrices } from '@/tests/support/price'
import { territoryZips } from '@/tests/support/territories'

const sign = (change: Partial<SignConfig>, quantity = 1): OrderItem => ({
  item: { kind: 'sign', config: plainSign(change) },
  quantity,
})
const stamp: OrderItem = {
  item: { kind: 'stamp', slug: 'model-trodat-printy-4913', color: 'black' },
  quantity: 1,
}
const pad = (quantity: number): OrderItem => ({
  item: { kind: 'static', slug: 'encre-pad-trodat-9051', variant: 'encre-pad-trodat-9051-black' },
  quantity,
})
const large = { width: 1000, height: 500 }

function offers(items: OrderItem[], delivery: OrderDelivery, ctx = frenchPrices): ShippingOffers {
  const result = shippingOffers({ items }, delivery, ctx)
  if (!result.ok) throw new Error(result.code)
  return result
}
const methods = (...args: Parameters<typeof offers>) => offers(...args).offers.map(offer => offer.method)
const priceFor = (method: string, ...args: Parameters<typeof offers>) =>
  offers(...args).offers.find(offer => offer.method === method)?.price.minor

describe('a parcel', () => {
  it('weighs its plates by volume and density, their fixings, and the packaging', () => {
    // 100 × 25 × 1.6 mm of 1.2 g/cm³, four screws of 4 g, 60 g of packaging.
    const fixing = { name: 'screws', options: { holes: '4-corners', styles: 'steel' } }
    const parcel = packParcel([sign({ fixing }, 3)], frenchPrices)
    expect(parcel.grams).toBe(3 * (4.8 + 16) + 60)
    expect(parcel.longestMm).toBe(100)
  })

  it('weighs stamps and supplies as the catalogue says, and is made in the days of the slowest', () => {
    const mount = catalogue.stampModels.models.find(model => model.slug === 'model-trodat-printy-4913')
    expect(packParcel([stamp, pad(2)], frenchPrices).grams).toBe((mount?.weight ?? 0) + 120 + 60)
    expect(packParcel([pad(1)], frenchPrices).productionDays).toBe(0)
    expect(packParcel([pad(1), stamp], frenchPrices).productionDays).toBe(1)
    expect(packParcel([stamp, sign({})], frenchPrices).productionDays).toBe(2)
    expect(packParcel([stamp, sign(large)], frenchPrices).productionDays).toBe(4)
    expect(
      packParcel([{ item: { kind: 'pack', slug: 'pack-printy-duo-4911-4913' }, quantity: 1 }], frenchPrices),
    ).toMatchObject({
      productionDays: 1,
    })
  })

  it('is oversize with a large-format sign, mapped or chosen', () => {
    expect(packParcel([sign(large)], frenchPrices).oversize).toBe(true)
    const { name = '', colors } = catalogue.materials.materials.find(material => material.isXXL) ?? {}
    const chosen = sign({ material: name, color: colors?.[0]?.slug ?? '', width: 400, height: 200 })
    expect(packParcel([chosen], frenchPrices).oversize).toBe(true)
    expect(packParcel([sign({ width: 400, height: 200 })], frenchPrices).oversize).toBe(false)
  })
})

describe('the methods that are offered', () => {
  it('are those of the zone, freight for oversize parcels alone', () => {
    expect(methods([stamp], { country: 'FR', zipcode: '75001' })).toEqual([
      'fr-letter',
      'fr-relay',
      'fr-home',
      'fr-express',
      'fr-pickup',
    ])
    expect(methods([sign(large)], { country: 'FR', zipcode: '75001' })).toEqual(['fr-pickup', 'fr-freight'])
  })

  it.each(catalogue.countries.countries.map(country => [country.code, country] as const))(
    'in %s carry a stamp, with one to the door chosen to begin with, relay only where the country allows it',
    (code, country) => {
      const {
        offers: list,
        preselected,
        zone,
      } = offers([stamp], { country: code, zipcode: country.samples.zip })
      expect(zone).toBe(country.zone)
      const home = list
        .filter(offer => offer.type === 'home')
        .toSorted((a, b) => a.price.minor - b.price.minor)
      expect(preselected).toBe(home[0]?.method)
      if (!country.relayAvailable) expect(list.some(offer => offer.relay)).toBe(false)
      expect(list.some(offer => offer.type === 'freight')).toBe(false)
    },
  )

  it.each(catalogue.vat.territories.map(territory => [territory.slug, territory] as const))(
    'in %s are those of its own zone',
    (slug, territory) => {
      const delivery = { country: territory.country, zipcode: territoryZips[slug] ?? '' }
      expect(findZone(delivery, catalogue)?.slug).toBe(territory.shippingZone)
    },
  )

  it('have no relay in the Netherlands, whose zone has it, nor overseas', () => {
    expect(methods([stamp], { country: 'BE' })).toContain('bnl-relay')
    expect(methods([stamp], { country: 'NL' })).not.toContain('bnl-relay')
    expect(methods([stamp], { country: 'FR', zipcode: '97400' })).toEqual(['om-home', 'om-express'])
  })

  it('end where weight or length do', () => {
    const long = { width: 400, height: 60 }
    expect(methods([sign(long)], { country: 'FR' })).not.toContain('fr-letter')
    const heavy = pad(Math.ceil(30_000 / 60))
    expect(shippingOffers({ items: [heavy] }, { country: 'FR' }, frenchPrices)).toMatchObject({
      ok: false,
      code: 'quotation_needed',
      parcel: { oversize: false },
    })
  })

  it('are none where the zone has no freight: a quotation is needed', () => {
    for (const delivery of [{ country: 'GB' }, { country: 'MC' }, { country: 'FR', zipcode: '97200' }]) {
      expect(shippingOffers({ items: [sign(large)] }, delivery, frenchPrices)).toMatchObject({
        ok: false,
        code: 'quotation_needed',
        parcel: { oversize: true },
      })
    }
  })

  it('are unknown for a country that we do not deliver to', () => {
    for (const country of ['XX', '__proto__']) {
      expect(shippingOffers({ items: [stamp] }, { country }, frenchPrices)).toEqual({
        ok: false,
        code: 'unknown_country',
        subject: country,
      })
    }
  })

  it('keep business methods to businesses', () => {
    const zones = catalogue.shipping.zones.map(zone => ({
      ...zone,
      methods: zone.methods.map(method => ({ ...method, businessOnly: method.type === 'express' })),
    }))
    const ctx = { ...frenchPrices, catalogue: { ...catalogue, shipping: { ...catalogue.shipping, zones } } }
    const slugs = (accountType: string) => {
      const result = shippingOffers({ items: [stamp], buyer: { accountType } }, { country: 'FR' }, ctx)
      return result.ok ? result.offers.map(offer => offer.method) : []
    }
    expect(slugs('private')).not.toContain('fr-express')
    expect(slugs('retailer')).toContain('fr-express')
  })
})

describe('the catalogue', () => {
  it('can be sent to every country, one product at a time', () => {
    const { models, rubbers } = catalogue.stampModels
    const items: OrderItem['item'][] = [
      ...models.map(({ slug, colors }) => ({ kind: 'stamp' as const, slug, color: colors[0] ?? '' })),
      ...rubbers.map(({ slug }) => ({ kind: 'rubber' as const, slug })),
      ...catalogue.staticProducts.products.map(({ slug }) => ({ kind: 'static' as const, slug })),
    ]
    for (const { code, samples } of catalogue.countries.countries) {
      const delivery = { country: code, zipcode: samples.zip }
      const refused = items.filter(
        item => !shippingOffers({ items: [{ item, quantity: 1 }] }, delivery, frenchPrices).ok,
      )
      expect(refused).toEqual([])
    }
  })

  it('has signs that no zone without freight can take: the large formats', () => {
    const without = catalogue.shipping.zones.filter(zone => !zone.methods.some(method => method.xxl))
    expect(without.map(zone => zone.slug)).toEqual(['mc', 'fr-om', 'gb', 'eu2', 'eu3'])
  })

  it('can send every material at its largest size that is not oversize', () => {
    for (const { name, colors, maxSize, tresholdXXL, isXXL } of catalogue.materials.materials) {
      const below = tresholdXXL && { width: tresholdXXL.width - 1, height: tresholdXXL.height - 1 }
      const { width, height } = below ?? maxSize
      const config = { material: name, color: colors[0]?.slug ?? '', width, height }
      const result = shippingOffers({ items: [sign(config)] }, { country: 'FR' }, frenchPrices)
      expect(result).toMatchObject({ ok: true, parcel: { oversize: isXXL } })
    }
  })
})

describe('the price of a delivery', () => {
  it('is the first band that takes the unrounded weight', () => {
    // 60 g of packaging and three pads of 60 g are 240 g; a plate of 10.0 g makes 250, the next tenth is over.
    const plate = (height: number) => sign({ width: 208.125, height, material: 'pvc' })
    const at = (height: number) => [pad(3), plate(height)]
    const exact = (10 * 1000) / (208.125 * 1.6 * 1.2)
    expect(packParcel(at(25), frenchPrices).grams).toBe(240 + 9.99)
    expect(priceFor('fr-home', at(25), { country: 'FR' })).toBe(550)
    expect(packParcel(at(Math.ceil(exact * 1000) / 1000), frenchPrices).grams).toBeGreaterThan(250)
    expect(priceFor('fr-home', at(Math.ceil(exact * 1000) / 1000), { country: 'FR' })).toBe(610)
  })

  it('is nothing from an amount of goods on, and says what it is worth', () => {
    const few = offers([pad(8)], { country: 'FR' }).offers.find(offer => offer.method === 'fr-relay')
    expect(few).toMatchObject({ free: true, price: { minor: 0 }, freeFrom: { minor: 4900 } })
    expect(few?.carrierPrice.minor).toBeGreaterThan(0)
    expect(priceFor('fr-relay', [pad(7)], { country: 'FR' })).toBeGreaterThan(0)
  })

  it('is converted to the currency of the list', () => {
    expect(priceFor('gb-home', [stamp], { country: 'GB' }, britishPrices)).toBe(1071)
    expect(priceFor('ch-home', [stamp], { country: 'CH' }, swissPrices)).toBe(990)
    expect(offers([stamp], { country: 'GB' }, britishPrices).offers[0]?.price.currency).toBe('GBP')
  })

  it('counts production days on top of the carrier’s', () => {
    const home = offers([sign({})], { country: 'FR' }).offers.find(offer => offer.method === 'fr-home')
    expect(home).toMatchObject({ productionDays: 2, minDays: 4, maxDays: 5 })
  })
})
