import { z } from 'zod'
import { fixingsCatalogueSchema, materialsCatalogueSchema } from '@/lib/catalogue/signs'
import { stampModelSchema, swatchSchema } from '@/lib/catalogue/stamps'
import { slugParameter } from '@/lib/ground/contract/parameters'
import { signConfigSchema } from '@/lib/product/sign/config'

const listedModel = z.object({
  collection: z.enum(['stamp-models', 'sign-models']),
  slug: z.string(),
  title: z.string(),
  published: z.boolean(),
  /** A draft stands beside what is published. */
  draft: z.boolean(),
})
export type ListedModel = z.infer<typeof listedModel>

export const modelsAnswer = z.object({ models: z.array(listedModel) })

/** A model as the form has it: the latest draft where there is one, in one language. */
export const modelAnswer = z.object({
  collection: z.enum(['stamp-models', 'sign-models']),
  slug: z.string(),
  updatedAt: z.string(),
  published: z.boolean(),
  mayPrice: z.boolean(),
  texts: z.object({ title: z.string(), description: z.string(), tag: z.string() }),
  /** What a stamp has beside. */
  stamp: z
    .object({
      /** As the catalogue has it, for the live picture. */
      model: stampModelSchema,
      price: z.number(),
      costPrice: z.number(),
      mounts: z.array(swatchSchema),
      inks: z.array(swatchSchema),
    })
    .nullable(),
  /** What a sign has beside: the sign that it begins with, and what its rules and its picture ask of the catalogue. */
  sign: z
    .object({
      config: signConfigSchema,
      catalogue: z.object({ materials: materialsCatalogueSchema, fixings: fixingsCatalogueSchema }),
    })
    .nullable(),
})
export type ModelAnswer = z.infer<typeof modelAnswer>

export const modelPath = z.object({ slug: slugParameter })
