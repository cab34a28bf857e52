import { z } from 'zod'
import { type Currency, currencySchema } from '@/lib/catalogue/markets'
import { quantityBreakSchema } from '@/lib/ground/common'
import { fixingRateSchema, type PriceList, parsePriceList } from './price-list'

const pricedProduct = z.object({
  slug: z.string(),
  price: z.number().positive(),
  originalPrice: z.number().positive().optional(),
  costPrice: z.number().nonnegative(),
  variants: z.array(z.object({ slug: z.string(), priceDelta: z.number() })).optional(),
})

/** A material pricing record as the back-office keeps it: with the cost ratio and what the work costs. */
export const materialPricingSchema = z.object({
  id: z.string(),
  material: z.string(),
  type: z.string(),
  thickness: z.number(),
  currency: z.string(),
  validFrom: z.string(),
  status: z.string(),
  note: z.string().nullable(),
  setup: z.number().nonnegative(),
  bands: z.array(z.object({ upToCm2: z.number().nullable(), pricePerCm2: z.number().positive() })).min(1),
  cuttingPerMetre: z.number().nonnegative(),
  marking: z.object({ method: z.string(), minutesPerCm2: z.number(), labourPerMinute: z.number() }),
  maskSurchargePercent: z.number(),
  finishes: z.record(
    z.string(),
    z.object({ fixed: z.number(), perCm2: z.number().optional(), perMetre: z.number().optional() }),
  ),
  customColorSurcharge: z.number(),
  minPrice: z.number(),
  quantityBreaks: z.array(quantityBreakSchema).min(1),
  costRatio: z.number().positive(),
})
export type MaterialPricing = z.infer<typeof materialPricingSchema>

/** Everything that prices are made of, costs included. It never leaves the server. */
export const priceRecordsSchema = z.object({
  stampModels: z.object({
    pricing: z.object({ caseColorExtra: z.number(), quantityBreaks: z.array(quantityBreakSchema) }),
    models: z.array(pricedProduct),
    rubbers: z.array(pricedProduct),
  }),
  staticProducts: z.object({ products: z.array(pricedProduct) }),
  materialPricings: z.object({ records: z.array(materialPricingSchema) }),
  fixings: z.object({ fixings: z.array(z.object({ name: z.string(), pricing: fixingRateSchema })) }),
  tranquility: z.record(currencySchema, z.number()),
  currencyRates: z.record(currencySchema, z.number()),
})
export type PriceRecords = z.infer<typeof priceRecordsSchema>

/** Decimal product of two rates, with the digits that binary arithmetic blurs cut off. */
const times = (a: number, b: number) => Number((a * b).toFixed(10))

/** Which list to build: a country's, in its shop currency. */
export interface PriceListIdentity {
  id: string
  country: string
  currency: Currency
  status: 'live' | 'test'
  validFrom: string
}

/** The public price list of a country out of the records; time and labour are combined, costs are left behind. */
export function buildPriceList(records: PriceRecords, identity: PriceListIdentity): PriceList {
  const { stampModels, staticProducts } = records
  const products = [...stampModels.models, ...stampModels.rubbers, ...staticProducts.products]
  return parsePriceList({
    ...identity,
    rate: records.currencyRates[identity.currency],
    tranquility: records.tranquility[identity.currency],
    stamps: stampModels.pricing,
    products: Object.fromEntries(
      products.map(({ slug, price, originalPrice, variants }) => [
        slug,
        {
          price,
          originalPrice,
          variants: variants?.length
            ? Object.fromEntries(variants.map(v => [v.slug, v.priceDelta]))
            : undefined,
        },
      ]),
    ),
    signs: Object.fromEntries(
      records.materialPricings.records
        .filter(record => record.status === 'active')
        .map(({ marking, ...rate }) => [
          rate.material,
          { ...rate, markingPerCm2: times(marking.minutesPerCm2, marking.labourPerMinute) },
        ]),
    ),
    fixings: Object.fromEntries(records.fixings.fixings.map(f => [f.name, f.pricing])),
  })
}
