import { z } from 'zod'
import { parameters } from '@/lib/catalogue/contract/read'
import { slugParameter } from '@/lib/ground/contract/parameters'

const side = z.number().min(1).max(10_000)

/** What a competitor asks for a sign: one piece without VAT, delivery apart, in the currency of the country (TOOLS-10). */
export const competitorPrice = z.strictObject({
  country: parameters.country,
  competitor: z.string().trim().min(1).max(80),
  material: slugParameter,
  width: side,
  height: side,
  quantity: z.number().int().min(1).max(10_000),
  price: z.number().min(0.01).max(100_000),
})
export type CompetitorPrice = z.infer<typeof competitorPrice>

export const competitorsQuery = z.strictObject({ country: parameters.country })
export const competitorImport = z.strictObject({
  country: parameters.country,
  csv: z.string().max(1_900_000),
})

export const competitorsAnswer = z.object({
  currency: z.string(),
  rows: z.array(
    z.object({
      material: z.string(),
      title: z.string(),
      width: z.number(),
      height: z.number(),
      quantity: z.number(),
      /** Ours, one piece; null where it is not made. */
      ours: z.number().nullable(),
      theirs: z.array(
        z.object({ id: z.number(), competitor: z.string(), price: z.number(), at: z.string() }),
      ),
    }),
  ),
})
export type CompetitorsAnswer = z.infer<typeof competitorsAnswer>

/** The columns of a file of competitors' prices. */
export const competitorColumns = ['competitor', 'material', 'width', 'height', 'quantity', 'price'] as const
