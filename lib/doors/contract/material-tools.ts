import { z } from 'zod'

/** Sizes in mm and numbers of pieces that materials are held against each other with. */
export const comparedSizes = [
  [100, 50],
  [200, 100],
  [250, 150],
  [300, 200],
  [400, 300],
  [500, 300],
] as const
export const comparedQuantities = [1, 2, 5, 10, 25, 50] as const

const sizeSchema = z.object({ width: z.number(), height: z.number() })

/** A price of the table: one piece in EUR without VAT, and the part of it that is margin; null where it is not made. */
const pricePoint = z.object({ unit: z.number(), margin: z.number() }).nullable()
export type PricePoint = z.infer<typeof pricePoint>

const materialFacts = z.object({
  name: z.string(),
  title: z.string(),
  type: z.string(),
  marking: z.string(),
  thickness: z.number(),
  min: sizeSchema,
  max: sizeSchema,
  /** From this length on it is made as large format, in mm; null where it is not. */
  xxlFrom: z.number().nullable(),
  colors: z.number().int(),
  /** Its colours by name, the first first. */
  swatches: z.array(z.string()),
  outOfStock: z.number().int(),
  /** Smallest letter, mm. */
  letter: z.number(),
  finishes: z.array(z.string()),
  excludedFixings: z.number().int(),
  /** By `comparedSizes`, then `comparedQuantities`. */
  prices: z.array(z.array(pricePoint)),
  /** Pieces sold in 365 days, and their worth in EUR without VAT. */
  sold: z.object({ pieces: z.number(), revenue: z.number() }),
})
export type MaterialFacts = z.infer<typeof materialFacts>

export const materialsAnswer = z.object({ materials: z.array(materialFacts) })

/** The last records of a material's rates, as the tool shows them. */
export const lastRatesAnswer = z.object({
  data: z.array(
    z.object({ id: z.string(), status: z.string(), validFrom: z.string(), note: z.string().nullable() }),
  ),
})
