import { z } from 'zod'
import { countrySchema } from '@/lib/catalogue/markets'
import { countryFactsSchema } from '../../collections/markets'
import type { SeedDoc } from '../doc'
import { readSeedFile } from '../files'
import { readSeedList } from './catalogue'

/** The seed's prices are in force from this day on. */
const validFrom = '2026-01-01T00:00:00.000Z'

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

/** One live list a country, in its shop currency. */
export function priceListDocs(): SeedDoc[] {
  const { tranquility, currencyRates } = countriesFile.parse(readSeedFile('countries'))
  return readSeedList('countries', 'countries').map(raw => {
    const { code, shopCurrency } = countrySchema.parse(raw)
    const name = `${code}-live-2026`
    return {
      collection: 'price-lists',
      key: name,
      data: {
        name,
        country: code,
        status: 'live',
        validFrom,
        currency: shopCurrency,
        rate: currencyRates[shopCurrency],
        tranquility: tranquility.byCurrency[shopCurrency],
      },
    }
  })
}

export const materialPricingDocs = (): SeedDoc[] =>
  readSeedList('material-pricing', 'records').map(({ id, validFrom: from, ...record }) => ({
    collection: 'material-pricings',
    key: String(id),
    data: { slug: id, validFrom: `${from}T00:00:00.000Z`, ...record },
  }))

/** The price of every product from the first day, for the lowest price of the previous 30 days. */
export const priceHistoryDocs = (): SeedDoc[] =>
  [
    ...readSeedList('stamp-models', 'models'),
    ...readSeedList('stamp-models', 'rubbers'),
    ...readSeedList('static-products', 'products'),
  ].map(({ slug, price }) => ({
    collection: 'price-history',
    key: String(slug),
    data: { slug, price, from: validFrom },
  }))
