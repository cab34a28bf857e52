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
import { crossSellDocs, reviewDocs } from './docs/content'
import {
  countryDocs,
  materialPricingDocs,
  priceHistoryDocs,
  priceListDocs,
  shippingZoneDocs,
  vatTerritoryDocs,
} from './docs/markets'
import { contentPageDocs, listingPageDocs, productPageDocs, templatePageDocs } from './docs/pages'
import { footerGlobal, mainMenuGlobal, settingsGlobal } from './docs/settings'
import { readFormulas, readTemplates, templateCardDocs } from './docs/templates'
import { SeedImport, type SeedReport } from './import'

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
      ...reviewDocs(),
    ],
    signModelDocs(),
    ...categoryLevels(),
    // Last: the start script takes a database with pages for a seeded one.
    [...contentPageDocs(), ...listingPageDocs(), ...productPageDocs(), ...templatePageDocs(templates)],
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
