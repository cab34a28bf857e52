import type { Payload } from 'payload'
import type { SeedDoc } from './doc'
import { readFormulas, readSamples, sampleCardDocs } from './docs/cards'
import {
  fixingDocs,
  maskDocs,
  materialDocs,
  rubberDocs,
  signModelDocs,
  stampModelDocs,
  staticProductDocs,
  swatchDocs,
} from './docs/catalogue'
import { categoryLevels, formulaDocs } from './docs/categories'
import { crossSellDocs, reviewDocs } from './docs/content'
import {
  countryDocs,
  materialPricingDocs,
  priceHistoryDocs,
  priceListDocs,
  shippingZoneDocs,
  vatTerritoryDocs,
} from './docs/markets'
import { contentPageDocs, designPageDocs, listingPageDocs, productPageDocs } from './docs/pages'
import { footerGlobal, mainMenuGlobal, settingsGlobal } from './docs/settings'
import { SeedImport, type SeedReport } from './import'

/** The whole seed in the order that references need: what one step refers to is in an earlier one. */
export function seedSteps(): SeedDoc[][] {
  const samples = readSamples()
  return [
    [
      ...stampModelDocs(),
      ...rubberDocs(),
      ...swatchDocs(),
      ...materialDocs(),
      ...maskDocs(),
      ...fixingDocs(),
      ...staticProductDocs(),
      ...formulaDocs(),
      ...countryDocs(),
      ...vatTerritoryDocs(),
      ...shippingZoneDocs(),
      ...priceListDocs(),
      ...materialPricingDocs(),
      ...priceHistoryDocs(),
      ...sampleCardDocs(samples, readFormulas()),
      ...crossSellDocs(),
      ...reviewDocs(),
    ],
    signModelDocs(),
    ...categoryLevels(),
    // Last: the start script takes a database with pages for a seeded one.
    [...contentPageDocs(), ...listingPageDocs(), ...productPageDocs(), ...designPageDocs(samples)],
  ]
}

/** Imports the seed; importing it again changes nothing, see SeedImport. */
export async function seedShop(payload: Payload): Promise<SeedReport> {
  const seed = new SeedImport(payload)
  await seed.readRecords()
  const steps = seedSteps()
  const pages = steps.pop() ?? []
  for (const step of steps) await seed.write(step)
  for (const global of [settingsGlobal(), mainMenuGlobal(), footerGlobal()]) await seed.writeGlobal(global)
  await seed.write(pages)
  return seed.report
}
