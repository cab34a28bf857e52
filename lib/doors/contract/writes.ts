import { z } from 'zod'
import { stampCategories, stampShapes } from '@/lib/catalogue/stamps'
import { localeParameter, slugParameter } from '@/lib/ground/contract/parameters'
import { materialPricingSchema } from '@/lib/money/pricing/records'

/** Texts of a product in the language that the call names; an empty one is taken away. */
const texts = {
  title: z.string().trim().min(1).max(300),
  description: z.string().max(10_000),
  slogan: z.string().max(1000),
  use: z.string().max(10_000),
  ink: z.string().max(1000),
}

/** A JSON object whose own rules the content's schema holds it to. */
const object = z.record(z.string(), z.unknown())
const amount = z.number().positive().max(100_000)

/** What may be written of a stamp model (`PUT /api/stamp-models/{id}`): what is not named stays. */
export const stampModelData = z
  .strictObject({
    ...texts,
    name: z.string().trim().max(300),
    shortTitle: z.string().trim().min(1).max(100),
    width: z.number().positive().max(1000),
    height: z.number().positive().max(1000),
    shape: z.enum(stampShapes),
    linesNumber: z.number().int().min(1).max(100),
    weight: amount,
    price: amount,
    originalPrice: amount.nullable(),
    costPrice: z.number().min(0).max(100_000),
    categoryReadable: z.enum(stampCategories),
    tag: z.string().max(100).nullable(),
    /** Colours, inks and what else the model is: those named replace theirs. */
    facts: object,
    published: z.boolean(),
  })
  .partial()

/** What may be written of a sign's model (`PUT /api/sign-models/{id}`). */
export const signModelData = z
  .strictObject({ ...texts, tag: z.string().max(100).nullable(), config: object, published: z.boolean() })
  .partial()

/** What may be written of a page (`PUT /api/pages/{id}?locale=`): its cards in that language, each a slug or the whole card. */
export const pageData = z.strictObject({
  custom: z.strictObject({ cards: z.array(z.union([slugParameter, object])).max(500) }),
})

/**
 * `published: false` among the data takes what is written off sale at once, `true` puts it on (PRODUCT-15). With `draft` what is written
 * waits beside what is in the shop, which stays as it is. `updatedAt` is that of the document that was read: where it has changed
 * since, nothing is written.
 */
export const writeRequest = <Data extends z.ZodType>(data: Data) =>
  z.strictObject({ data, draft: z.literal(true).optional(), updatedAt: z.iso.datetime().optional() })

/** The number of a document, or its name. */
export const documentPath = z.object({ id: z.union([z.string().regex(/^\d{1,9}$/), slugParameter]) })
export const writeQuery = z.strictObject({ locale: localeParameter.optional() })

/** Whether a band ends above the one before it; only the last one has no end. */
const isNext = (upTo: number | null, before: number | null | undefined, isLast: boolean) =>
  isLast ? upTo === null : upTo !== null && upTo > (before ?? 0)

/** A record of a material's rates as it is made (`POST /api/material-pricings`). */
export const materialPricingData = materialPricingSchema
  .omit({ id: true })
  .extend({
    material: slugParameter,
    type: slugParameter,
    thickness: z.number().positive().max(1000),
    status: z.enum(['draft', 'active']).default('draft'),
    currency: z.literal('EUR').default('EUR'),
    validFrom: z.iso.date().or(z.iso.datetime()),
    note: z.string().max(500).nullable().default(null),
    setup: z.number().min(0).max(100_000),
    minPrice: z.number().positive().max(100_000),
    costRatio: z.number().positive().max(1),
  })
  .strict()
  .refine(
    ({ bands }) =>
      bands.every(({ upToCm2 }, i) => isNext(upToCm2, bands[i - 1]?.upToCm2, i === bands.length - 1)),
    {
      path: ['bands'],
      error: 'must rise, the last one without end',
    },
  )
export type MaterialPricingData = z.infer<typeof materialPricingData>
