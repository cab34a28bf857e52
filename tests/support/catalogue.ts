import { z } from 'zod'
import { readSeedFile } from '@/cms/seed/files'
import { type Catalogue, parseCatalogue } from '@/lib/catalogue/catalogue'
import { buildPriceList, type PriceRecords, priceRecordsSchema } from '@/lib/money/pricing/records'

/** The seed's files, by the name of the catalogue's property they fill. */
const files = {
  stampModels: 'stamp-models',
  materials: 'materials',
  fixings: 'fixings',
  staticProducts: 'static-products',
  countries: 'countries',
  vat: 'vat',
  shipping: 'shipping',
  fonts: 'fonts',
} as const

/** The catalogue of the seed, parsed: facts only, no price and no cost. */
function readSeedCatalogue(): Catalogue {
  return parseCatalogue(
    Object.fromEntries(Object.entries(files).map(([property, file]) => [property, readSeedFile(file)])),
  )
}

/** Rates and costs of the seed, for the price lists. */
function readSeedPriceRecords(): PriceRecords {
  const countries = z
    .object({
      tranquility: z.object({ byCurrency: z.unknown() }),
      currencyRates: z.record(z.string(), z.unknown()),
    })
    .parse(readSeedFile('countries'))
  const { note: _, ...currencyRates } = countries.currencyRates
  return priceRecordsSchema.parse({
    stampModels: readSeedFile('stamp-models'),
    staticProducts: readSeedFile('static-products'),
    materialPricings: readSeedFile('material-pricing'),
    fixings: readSeedFile('fixings'),
    tranquility: countries.tranquility.byCurrency,
    currencyRates,
  })
}

/** The seed's catalogue and records, read once a test file. */
export const catalogue = readSeedCatalogue()
export const priceRecords = readSeedPriceRecords()

/** The seed's live price list of a country. */
export function priceListOf(country: string) {
  const found = catalogue.countries.countries.find(c => c.code === country)
  if (!found) throw new Error(`no country ${country} in the seed`)
  return buildPriceList(priceRecords, {
    id: `${country}-seed`,
    country,
    currency: found.shopCurrency,
    status: 'live',
    validFrom: '2026-01-01',
  })
}
