import type { GlobalSlug } from 'payload'
import { z } from 'zod'
import { orderCutOffSchema } from '@/lib/catalogue/markets'
import { sellerCountries } from '@/lib/catalogue/tax-area'
import { localisedSchema } from '@/lib/ground/common'
import { settingsSchemas } from '../../globals/globals'
import { ref, rowId } from '../doc'
import { readSeedFile } from '../files'
import { readMenu } from './categories'
import { readUrlPrefixTexts } from './pages'

export interface SeedGlobal {
  slug: GlobalSlug
  data: Record<string, unknown>
}

const stamps = z.object({
  defaultModel: z.string(),
  defaultInk: z.string(),
  pricing: settingsSchemas.stampPricing,
})
const countries = z.object({
  defaultCountry: z.string(),
  defaultLocale: z.string(),
  phoneAny: z.string(),
  tranquility: z.object({ byCurrency: settingsSchemas.tranquility }),
  currencyRates: z.object({ note: z.string() }).catchall(z.number()),
})
const shipping = z.object({
  productionDays: settingsSchemas.productionDays,
  orderCutOff: orderCutOffSchema,
  packagingGrams: z.number(),
})

export function settingsGlobal(): SeedGlobal {
  const { defaultModel, defaultInk, pricing } = stamps.parse(readSeedFile('stamp-models'))
  const { defaultCountry, defaultLocale, phoneAny, tranquility, currencyRates } = countries.parse(
    readSeedFile('countries'),
  )
  const { note: _, ...rates } = currencyRates
  const vat = z.object({ vatFree: z.object({ excluded: z.array(z.string()) }) }).parse(readSeedFile('vat'))
  return {
    slug: 'shop-settings',
    data: {
      defaultModel,
      defaultInk,
      defaultCountry,
      defaultLocale,
      phoneAny,
      ...shipping.parse(readSeedFile('shipping')),
      stampPricing: pricing,
      signs: settingsSchemas.signs.parse(readSeedFile('materials')),
      fixings: settingsSchemas.fixings.parse(readSeedFile('fixings')),
      fonts: settingsSchemas.fonts.parse(readSeedFile('fonts')),
      tranquility: tranquility.byCurrency,
      currencyRates: rates,
      urlPrefixes: readUrlPrefixTexts(),
      vatFreeExcluded: vat.vatFree.excluded,
    },
  }
}

/** The seed's shop is a French one; its owner enters all other facts of the company. */
export const companyGlobal = (): SeedGlobal => ({
  slug: 'company',
  data: { country: z.object({ seller: z.enum(sellerCountries) }).parse(readSeedFile('vat')).seller },
})

const footerSchema = z.object({
  text: localisedSchema,
  columns: z.array(
    z.object({
      title: localisedSchema,
      links: z.array(z.object({ label: localisedSchema, url: localisedSchema })),
    }),
  ),
})

export function footerGlobal(): SeedGlobal {
  const { footer } = z.object({ footer: footerSchema }).parse(readSeedFile('content'))
  return {
    slug: 'footer',
    data: {
      text: footer.text,
      columns: footer.columns.map((column, c) => ({
        id: rowId('footer', c),
        title: column.title,
        links: column.links.map((link, l) => ({ id: rowId('footer', c, l), ...link })),
      })),
    },
  }
}

export const searchWordsGlobal = (): SeedGlobal => ({
  slug: 'search-words',
  data: z.object({ synonyms: localisedSchema }).parse(readSeedFile('search-words')),
})

export const mainMenuGlobal = (): SeedGlobal => ({
  slug: 'main-menu',
  data: { roots: readMenu().map(node => ref('categories', node.name)) },
})
