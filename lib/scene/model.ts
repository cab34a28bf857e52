import { z } from 'zod'
import { signConfigSchema } from '@/lib/sign/config'
import { stampConfigSchema } from '@/lib/stamp/config'
import { borderSchema } from './elements/border/schema'
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

/** Beyond this no plate can be drawn; what the product allows is for the rules to say. */
const drawableSignConfigSchema = signConfigSchema.refine(
  config => Math.max(config.width, config.height) <= designCaps.length,
  { params: { code: 'design_too_big' } },
)

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
    z.strictObject({ ...designFields, type: z.literal('stamp'), config: stampConfigSchema }),
    z.strictObject({ ...designFields, type: z.literal('rubber'), config: stampConfigSchema }),
    z.strictObject({ ...designFields, type: z.literal('sign'), config: drawableSignConfigSchema }),
  ])
  .superRefine((design, ctx) => {
    const seen = new Set<string>()
    if (design.elements.filter(element => element.type === 'qrcode').length > designCaps.qrcodes) {
      ctx.addIssue({ code: 'custom', path: ['elements'], params: { code: 'design_too_many_qrcodes' } })
    }
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
