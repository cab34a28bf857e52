import type { Payload } from 'payload'
import type { SeedDoc } from './doc'
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
import { crossSellDocs } from './docs/content'
import {
  countryDocs,
  materialPricingDocs,
  priceHistoryDocs,
  priceListDocs,
  shippingZoneDocs,
  vatTerritoryDocs,
} from './docs/markets'
import { listingPageDocs, productPageDocs, templatePageDocs } from './docs/pages'
import {
  companyGlobal,
  footerGlobal,
  mainMenuGlobal,
  searchWordsGlobal,
  settingsGlobal,
} from './docs/settings'
import { readFormulas, readTemplates, templateCardDocs } from './docs/templates'
import { contentPageDocs } from './docs/written-pages'
import { SeedImport } from './import'
import { alone, type SeedReport } from './records'

/** The whole seed in the order that references need: what one step refers to is in an earlier one. */
export function seedSteps(): SeedDoc[][] {
  const templates = readTemplates()
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
      ...templateCardDocs(templates, readFormulas()),
      ...crossSellDocs(),
    ],
    signModelDocs(),
    ...categoryLevels(),
    [...contentPageDocs(), ...listingPageDocs(), ...productPageDocs(), ...templatePageDocs(templates)],
  ]
}

/**
 * Brings the seed to a database, empty or older: what the shop never had is made, what nobody has changed is updated, and all else stays
 * (docs/decisions/seed.md). Importing it again changes nothing.
 */
export const seedShop = (payload: Payload): Promise<SeedReport> =>
  alone(payload, async () => {
    const seed = new SeedImport(payload)
    await seed.readRecords()
    for (const step of seedSteps()) await seed.write(step)
    for (const global of [
      settingsGlobal(),
      companyGlobal(),
      mainMenuGlobal(),
      footerGlobal(),
      searchWordsGlobal(),
    ])
      await seed.writeGlobal(global)
    return seed.report
  })
