import { z } from 'zod'
import { currencySchema } from '@/lib/catalogue/markets'
import type { PriceList } from '@/lib/money/pricing/price-list'
import { buildPriceList, type PriceRecords, priceRecordsSchema } from '@/lib/money/pricing/records'
import { type CatalogueDocs, withoutNull } from './documents'

/** Documents that have a price: a draft may have none yet. */
const priced = (docs: readonly { price?: number | null; costPrice?: number | null }[]) =>
  docs.filter(doc => typeof doc.price === 'number' && typeof doc.costPrice === 'number').map(withoutNull)

/** Rates and costs out of the documents. They never leave the server. */
export function toPriceRecords({ collections, settings }: CatalogueDocs): PriceRecords {
  return priceRecordsSchema.parse({
    stampModels: {
      pricing: settings.stampPricing,
      models: priced(collections['stamp-models']),
      rubbers: priced(collections.rubbers),
    },
    staticProducts: { products: priced(collections['static-products']) },
    materialPricings: {
      records: collections['material-pricings'].map(doc => ({
        ...doc,
        id: doc.slug,
        note: doc.note ?? null,
        validFrom: String(doc.validFrom).slice(0, 10),
      })),
    },
    fixings: { fixings: collections.fixings },
    tranquility: settings.tranquility,
    currencyRates: settings.currencyRates,
  })
}

const listSchema = z.object({
  name: z.string(),
  country: z.string(),
  status: z.enum(['live', 'test']),
  validFrom: z.string(),
  currency: currencySchema,
  rate: z.number().positive(),
  tranquility: z.number(),
  overrides: z
    .record(
      z.string(),
      z.object({ price: z.number().positive(), originalPrice: z.number().positive().optional() }),
    )
    .nullish(),
})
export type PriceListDoc = z.infer<typeof listSchema>

export const parsePriceLists = (docs: readonly object[]): PriceListDoc[] => z.array(listSchema).parse(docs)

/** A country's live lists, the latest first. */
const liveLists = (lists: PriceListDoc[], country: string) =>
  lists
    .filter(list => list.country === country && list.status === 'live')
    .sort((a, b) => Date.parse(b.validFrom) - Date.parse(a.validFrom))

/**
 * The list in force: of a country's live ones the latest that has begun (PRICE-8). Where none has begun, on a machine
 * whose clock is behind, the first to begin: a shop always has prices.
 */
export function livePriceList(lists: PriceListDoc[], country: string, now: Date): PriceListDoc | null {
  const live = liveLists(lists, country)
  return live.find(list => Date.parse(list.validFrom) <= now.getTime()) ?? live.at(-1) ?? null
}

/** The list in force and those before it, the latest first: what the price of 30 days is read from. */
export function livePriceLists(lists: PriceListDoc[], country: string, now: Date): PriceListDoc[] {
  const current = livePriceList(lists, country, now)
  if (!current) return []
  return liveLists(lists, country).filter(list => Date.parse(list.validFrom) <= Date.parse(current.validFrom))
}

/** The records that a list stands for: its own factor, tranquility and replaced prices on the common ones. */
export function recordsOfList(records: PriceRecords, list: PriceListDoc): PriceRecords {
  const overrides = list.overrides ?? {}
  const replace = <T extends { slug: string }>(products: T[]) =>
    products.map(product => {
      const own = overrides[product.slug]
      return own ? { ...product, originalPrice: undefined, ...own } : product
    })
  return {
    ...records,
    stampModels: {
      ...records.stampModels,
      models: replace(records.stampModels.models),
      rubbers: replace(records.stampModels.rubbers),
    },
    staticProducts: { products: replace(records.staticProducts.products) },
    tranquility: { ...records.tranquility, [list.currency]: list.tranquility },
    currencyRates: { ...records.currencyRates, [list.currency]: list.rate },
  }
}

/** The public rates of a list. */
export const toPriceList = (records: PriceRecords, list: PriceListDoc): PriceList =>
  buildPriceList(recordsOfList(records, list), {
    id: list.name,
    country: list.country,
    currency: list.currency,
    status: list.status,
    validFrom: list.validFrom.slice(0, 10),
  })
