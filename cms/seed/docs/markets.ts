import { z } from 'zod'
import { countrySchema } from '@/lib/catalogue/markets'
import { countryFactsSchema } from '../../collections/markets'
import type { SeedDoc } from '../doc'
import { readSeedFile } from '../files'
import { readSeedList } from './catalogue'

/** The seed's prices are in force from this day on. */
const validFrom = '2026-01-01T00:00:00.000Z'

/** The reductions of the seed began on this day. */
const reducedFrom = '2026-11-02T00:00:00.000Z'

const countriesFile = z.object({
  tranquility: z.object({ byCurrency: z.record(z.string(), z.number()) }),
  currencyRates: z.record(z.string(), z.unknown()),
})

export const countryDocs = (): SeedDoc[] =>
  readSeedList('countries', 'countries').map((raw, sort) => {
    const country = countrySchema.parse(raw)
    const { code, name, currency, shopCurrency, isEU, standardVat, zone } = country
    return {
      collection: 'countries',
      key: code,
      data: {
        code,
        name,
        currency,
        shopCurrency,
        isEU,
        standardVat,
        zone,
        facts: countryFactsSchema.parse(country),
        sort,
      },
    }
  })

export const vatTerritoryDocs = (): SeedDoc[] =>
  readSeedList('vat', 'territories').map((territory, sort) => ({
    collection: 'vat-territories',
    key: String(territory.slug),
    data: { ...territory, sort },
  }))

export const shippingZoneDocs = (): SeedDoc[] =>
  readSeedList('shipping', 'zones').map(({ slug, name, methods }, sort) => ({
    collection: 'shipping-zones',
    key: String(slug),
    data: { slug, name, methods, sort },
  }))

/** Products that are reduced, at the price they had before: only the list before the reduction needs it. */
function pricesBeforeReduction() {
  const reduced = readSeedList('stamp-models', 'models').filter(
    model => typeof model.originalPrice === 'number',
  )
  return Object.fromEntries(
    reduced.map(model => [String(model.slug), { price: Number(model.originalPrice) }]),
  )
}

/**
 * Two live lists a country, in its shop currency: that of the year's beginning, and the one in force since, with the
 * reductions. Together they give the lowest price of the 30 days before a reduction (PRICE-10).
 */
export function priceListDocs(): SeedDoc[] {
  const { tranquility, currencyRates } = countriesFile.parse(readSeedFile('countries'))
  const overrides = pricesBeforeReduction()
  return readSeedList('countries', 'countries').flatMap(raw => {
    const { code, shopCurrency } = countrySchema.parse(raw)
    const common = {
      country: code,
      status: 'live',
      currency: shopCurrency,
      rate: currencyRates[shopCurrency],
      tranquility: tranquility.byCurrency[shopCurrency],
    }
    return [
      { ...common, name: `${code}-live-2026`, validFrom, overrides },
      { ...common, name: `${code}-live-2026-11`, validFrom: reducedFrom },
    ].map(data => ({ collection: 'price-lists' as const, key: data.name, data }))
  })
}

export const materialPricingDocs = (): SeedDoc[] =>
  readSeedList('material-pricing', 'records').map(({ id, validFrom: from, ...record }) => ({
    collection: 'material-pricings',
    key: String(id),
    data: { slug: id, validFrom: `${from}T00:00:00.000Z`, ...record },
  }))

/** The prices of every product from the first day, for the lowest price of the previous 30 days. */
export const priceHistoryDocs = (): SeedDoc[] =>
  [
    ...readSeedList('stamp-models', 'models'),
    ...readSeedList('stamp-models', 'rubbers'),
    ...readSeedList('static-products', 'products'),
  ].flatMap(({ slug, price, originalPrice }) => {
    const first = { slug, price: originalPrice ?? price, from: validFrom }
    const prices = originalPrice ? [first, { slug, price, from: reducedFrom }] : [first]
    return prices.map((data, i) => ({
      collection: 'price-history' as const,
      key: i ? `${slug}-${i}` : String(slug),
      data,
    }))
  })
