import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Catalogue, parseCatalogue } from '@/lib/catalogue/catalogue'
import { type PriceRecords, priceRecordsSchema } from '@/lib/pricing/records'

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

/** One file of the seed, as it stands. */
export function readSeedFile(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8'))
}

/** The catalogue of the seed, parsed: facts only, no price and no cost. */
export function readSeedCatalogue(): Catalogue {
  return parseCatalogue(
    Object.fromEntries(Object.entries(files).map(([property, file]) => [property, readSeedFile(file)])),
  )
}

/** Rates and costs of the seed, for the price lists. */
export function readSeedPriceRecords(): PriceRecords {
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
