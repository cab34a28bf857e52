import { z } from 'zod'
import { embededContentSchema } from '@/lib/catalogue/stamps'
import { borderSchema } from './elements/border/schema'
import { colour, length } from './elements/common'
import { customHoleSchema } from './elements/custom-hole/schema'
import { imageSchema } from './elements/image/schema'
import { qrcodeSchema } from './elements/qrcode/schema'
import { roundedTextSchema } from './elements/rounded-text/schema'
import { shapeSchema } from './elements/shape/schema'
import { textSchema } from './elements/text/schema'
import { designCaps } from './limits'

/** The version that this code writes. Older ones are lifted by migrations.ts. */
export const designVersion = 1

export const elementSchema = z.discriminatedUnion('type', [
  textSchema,
  roundedTextSchema,
  imageSchema,
  qrcodeSchema,
  shapeSchema,
  borderSchema,
  customHoleSchema,
])
export type Element = z.infer<typeof elementSchema>
export type ElementType = Element['type']
/** An element with a place of its own: all but the border. */
export type PlacedElement = Exclude<Element, { type: 'border' }>

const word = z.string().min(1).max(designCaps.slug)

/** Stamp config (specification §3): which mount, in which colour. */
export const designStampConfigSchema = z.strictObject({
  id: z.union([z.string().max(designCaps.id), z.number()]).optional(),
  brand: word,
  range: word,
  model: word,
  color: word,
  round: z.boolean().optional(),
  fixedRatio: z.boolean().optional(),
  embededContent: embededContentSchema.nullable().optional(),
})

const optionValue = z.union([z.string().max(80), z.number()])

/** Sign config (specification §3, product decisions §12). Lengths in mm. */
export const designSignConfigSchema = z.strictObject({
  material: word,
  width: length,
  height: length,
  color: word,
  bgColor: colour.optional(),
  textColor: colour.optional(),
  mask: z.strictObject({
    shape: word,
    maskCustom: z
      .strictObject({
        name: z.string().max(designCaps.name),
        width: length,
        height: length,
        svgPath: z.string().max(designCaps.maskPath),
      })
      .optional(),
  }),
  finishes: z.strictObject({
    rounded: z.strictObject({ percent: z.number().min(0).max(100) }).optional(),
    oval: z.literal(true).optional(),
    beveled: z.literal(true).optional(),
  }),
  fixing: z.strictObject({
    name: word,
    options: z.strictObject({
      holes: optionValue.optional(),
      styles: optionValue.optional(),
      'badge-type': optionValue.optional(),
      diameters: optionValue.optional(),
      customHoles: z.number().int().min(0).max(100).optional(),
    }),
  }),
  configSupport: z.record(z.string().max(80), z.unknown()).optional(),
})

const product = z.strictObject({
  title: z.string().max(300).optional(),
  infos: z.record(z.string().max(40), z.string().max(4000)).optional(),
})

const designFields = {
  version: z.literal(designVersion),
  id: z.string().min(1).max(designCaps.id),
  slug: z
    .string()
    .max(designCaps.slug)
    .regex(/^[a-z0-9][a-z0-9._-]*$/i),
  name: z.string().max(designCaps.name),
  inkColor: z.string().max(80).nullable(),
  elements: z.array(elementSchema).max(designCaps.elements),
  background: z.string().max(80).nullable(),
  quantity: z.number().int().min(1).max(designCaps.quantity),
  stepperMode: z.boolean(),
  preset: z.boolean(),
  modelId: z.string().max(designCaps.slug),
  modelName: z.string().max(designCaps.name),
  product: product.optional(),
  documentId: z.string().max(designCaps.slug).optional(),
}

/** The specification's editor item as versioned JSON; all lengths in mm. */
export const designSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ ...designFields, type: z.literal('stamp'), config: designStampConfigSchema }),
    z.strictObject({ ...designFields, type: z.literal('rubber'), config: designStampConfigSchema }),
    z.strictObject({ ...designFields, type: z.literal('sign'), config: designSignConfigSchema }),
  ])
  .superRefine((design, ctx) => {
    const seen = new Set<string>()
    design.elements.forEach((element, index) => {
      if (seen.has(element.id)) {
        ctx.addIssue({
          code: 'custom',
          path: ['elements', index, 'id'],
          params: { code: 'design_duplicate_id' },
        })
      }
      seen.add(element.id)
    })
  })
export type Design = z.infer<typeof designSchema>
export type StampDesign = Extract<Design, { type: 'stamp' | 'rubber' }>
export type SignDesign = Extract<Design, { type: 'sign' }>
