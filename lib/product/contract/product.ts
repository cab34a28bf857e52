import { z } from 'zod'
import { listedKinds } from '@/lib/catalogue/listed-kinds'
import { currencySchema } from '@/lib/catalogue/markets'
import { materialSchema } from '@/lib/catalogue/signs'
import { rubberSchema, stampModelSchema } from '@/lib/catalogue/stamps'
import { staticProductSchema } from '@/lib/catalogue/statics'

const amountSchema = z.object({ minor: z.number().int(), currency: currencySchema })

/** What a list shows of a product: identity, texts, size, colours and the price from which it is sold, without VAT. */
export const productSummarySchema = z.object({
  slug: z.string(),
  kind: z.enum(listedKinds),
  /** The type that queries filter by: `sign`, `rubber`, a static product's type, or `stamp`. */
  type: z.string(),
  /** What it is, in full: "Self-inking stamp trodat Printy 4913 – 58 × 22 mm". */
  title: z.string(),
  /** What a list and a heading call it: "trodat Printy 4913". */
  name: z.string(),
  /** What it is called among its own kind: "Printy 4913". */
  shortName: z.string(),
  description: z.string(),
  /** Null where the product has no page in this language. */
  url: z.string().nullable(),
  brand: z.string().nullable(),
  range: z.string().nullable(),
  model: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  shape: z.string().nullable(),
  linesNumber: z.number().nullable(),
  colors: z.array(z.string()),
  category: z.string().nullable(),
  tag: z.string().nullable(),
  infoTags: z.array(z.string()),
  topic: z.string().nullable(),
  material: z.string().nullable(),
  family: z.string().nullable(),
  outOfStock: z.boolean(),
  published: z.boolean(),
  price: amountSchema.nullable(),
  originalPrice: amountSchema.nullable(),
})
export type ProductSummary = z.infer<typeof productSummarySchema>

/** A product of a list, with the main models that it leads to where they are asked for. */
export const listedProductSchema = productSummarySchema.extend({
  primaryModels: z.array(productSummarySchema).optional(),
})

const signModelSchema = z.object({
  slug: z.string(),
  name: z.string(),
  config: z.record(z.string(), z.unknown()),
  material: materialSchema,
})
export type SignModel = z.infer<typeof signModelSchema>

/** A product in full: its summary, its texts (STAMP-2) and its record of the catalogue. */
export const productSchema = productSummarySchema.extend({
  infos: z.object({
    description: z.string(),
    slogan: z.string(),
    use: z.string(),
    ink: z.string(),
  }),
  stamp: stampModelSchema.nullable(),
  rubber: rubberSchema.nullable(),
  sign: signModelSchema.nullable(),
  static: staticProductSchema.nullable(),
})
export type Product = z.infer<typeof productSchema>
