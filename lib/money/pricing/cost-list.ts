import { z } from 'zod'
import type { PriceRecords } from './records'

/**
 * What things cost us, in EUR without VAT. It never leaves the server, and nothing that a shopper gets is made of it
 * (PRICE-9).
 */
export const costListSchema = z.object({
  /** By slug: stamp models, rubbers and static products. */
  products: z.record(z.string(), z.number().nonnegative()),
  /** By material: the part of a sign's price without VAT that is cost. */
  signRatios: z.record(z.string(), z.number().positive()),
})
export type CostList = z.infer<typeof costListSchema>

/** The costs out of the back-office's records; only active material pricings count. */
export function buildCostList(records: PriceRecords): CostList {
  const { stampModels, staticProducts, materialPricings } = records
  const products = [...stampModels.models, ...stampModels.rubbers, ...staticProducts.products]
  return costListSchema.parse({
    products: Object.fromEntries(products.map(({ slug, costPrice }) => [slug, costPrice])),
    signRatios: Object.fromEntries(
      materialPricings.records
        .filter(record => record.status === 'active')
        .map(({ material, costRatio }) => [material, costRatio]),
    ),
  })
}
