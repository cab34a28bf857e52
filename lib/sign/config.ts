import { z } from 'zod'
import { customMaskShape, supportMultiRange } from './limits'

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i)

/** A customer's own outline (specification §3, Sign config): SVG path data in a box of `width` × `height`. */
export const maskCustomSchema = z.strictObject({
  name: z.string().min(1).max(255),
  width: z.number().positive(),
  height: z.number().positive(),
  svgPath: z
    .string()
    .min(1)
    .max(100_000)
    .regex(/^[Mm][MmLlHhVvCcSsQqTtAaZzEe0-9.,+\-\s]*$/),
})
export type MaskCustom = z.infer<typeof maskCustomSchema>

export { customMaskShape }

/** A mask of the catalogue by name, or the customer's own outline (product decisions §12). */
export const signMaskSchema = z.union([
  z.strictObject({ shape: z.literal(customMaskShape), maskCustom: maskCustomSchema }),
  z.strictObject({ shape: z.string().refine(shape => shape !== customMaskShape) }),
])
export type SignMask = z.infer<typeof signMaskSchema>

/** Finishes by name; several may stand together. `percent` of the largest radius that the plate can carry. */
export const signFinishesSchema = z.strictObject({
  rounded: z.strictObject({ percent: z.number() }).optional(),
  oval: z.literal(true).optional(),
  beveled: z.literal(true).optional(),
})
export type SignFinishes = z.infer<typeof signFinishesSchema>

/** What a fixing is chosen with. `diameters` in mm; `customHoles` counts the free holes (1 when absent). */
export const signFixingOptionsSchema = z.strictObject({
  holes: z.string().optional(),
  styles: z.string().optional(),
  'badge-type': z.string().optional(),
  diameters: z.number().optional(),
  customHoles: z.number().int().positive().optional(),
})
export type SignFixingOptions = z.infer<typeof signFixingOptionsSchema>

export const signFixingSchema = z.strictObject({ name: z.string(), options: signFixingOptionsSchema })
export type SignFixing = z.infer<typeof signFixingSchema>

/** The multi-plate support that a plate belongs to; `model` is the support product's, when it is known. */
export const configSupportSchema = z.strictObject({
  range: z.literal(supportMultiRange),
  model: z.string().optional(),
})
export type ConfigSupport = z.infer<typeof configSupportSchema>

/**
 * A sign as it is configured (specification §3). Millimetres. The schema knows the form alone: whether the catalogue
 * has such a sign is what `validateSign` says, and `normaliseSignConfig` makes one of any config.
 */
export const signConfigSchema = z.strictObject({
  material: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
  color: z.string(),
  bgColor: hexColor.optional(),
  textColor: hexColor.optional(),
  mask: signMaskSchema,
  finishes: signFinishesSchema,
  fixing: signFixingSchema,
  configSupport: configSupportSchema.optional(),
})
export type SignConfig = z.infer<typeof signConfigSchema>
