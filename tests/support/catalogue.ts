import { readSeedCatalogue, readSeedPriceRecords } from '@/cms/seed/files'
import { buildPriceList } from '@/lib/pricing/records'

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
