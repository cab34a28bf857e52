import { z } from 'zod'
import { currencySchema } from '@/lib/catalogue/markets'
import { quantityBreakSchema } from '@/lib/ground/common'

/** What a product that is not priced by area costs, in EUR without VAT; `variants` adds to it by variant slug. */
export const productRateSchema = z.object({
  price: z.number().positive(),
  originalPrice: z.number().positive().optional(),
  variants: z.record(z.string(), z.number()).optional(),
})
export type ProductRate = z.infer<typeof productRateSchema>

/** What a sign of one material costs, in EUR without VAT. `markingPerCm2` combines time and labour, which stay private. */
export const signRateSchema = z.object({
  material: z.string(),
  setup: z.number(),
  bands: z.array(z.object({ upToCm2: z.number().nullable(), pricePerCm2: z.number() })).min(1),
  cuttingPerMetre: z.number(),
  markingPerCm2: z.number(),
  maskSurchargePercent: z.number(),
  finishes: z.record(
    z.string(),
    z.object({ fixed: z.number(), perCm2: z.number().optional(), perMetre: z.number().optional() }),
  ),
  customColorSurcharge: z.number(),
  minPrice: z.number(),
  quantityBreaks: z.array(quantityBreakSchema).min(1),
})
export type SignRate = z.infer<typeof signRateSchema>

export const fixingRateSchema = z.object({
  fixed: z.number(),
  perUnit: z.number(),
  styles: z.record(z.string(), z.number()).optional(),
  'badge-type': z.record(z.string(), z.number()).optional(),
})
export type FixingRate = z.infer<typeof fixingRateSchema>

/**
 * The public rates of one country at one time (PRICE-2, PRICE-8). Rates are EUR without VAT; `rate` converts
 * a unit to `currency`; `tranquility` is already in `currency`. Costs are in another list that stays on the server.
 */
export const priceListSchema = z.object({
  id: z.string(),
  country: z.string().length(2),
  status: z.enum(['live', 'test']),
  validFrom: z.string(),
  currency: currencySchema,
  rate: z.number().positive(),
  tranquility: z.number().nonnegative(),
  stamps: z.object({ caseColorExtra: z.number(), quantityBreaks: z.array(quantityBreakSchema).min(1) }),
  /** By slug: stamp models, rubbers and static products. */
  products: z.record(z.string(), productRateSchema),
  /** By material name. */
  signs: z.record(z.string(), signRateSchema),
  /** By fixing name. */
  fixings: z.record(z.string(), fixingRateSchema),
})
export type PriceList = z.infer<typeof priceListSchema>

/** Parses a price list; throws `ZodError` with every path that is wrong. */
export function parsePriceList(value: unknown): PriceList {
  return priceListSchema.parse(value)
}
