import * as z from 'zod/mini'
import { customMaskPathMax, customMaskShape, supportMultiRange } from './limits'

const hexColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** A customer's own outline (SIGN-2): SVG path data in a box of `width` × `height`. */
export const maskCustomSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
  svgPath: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(customMaskPathMax),
      z.regex(/^[Mm][MmLlHhVvCcSsQqTtAaZzEe0-9.,+\-\s]*$/),
    ),
})
export type MaskCustom = z.infer<typeof maskCustomSchema>

export { customMaskShape }

/** A mask of the catalogue by name, or the customer's own outline (SIGN-2). */
export const signMaskSchema = z.union([
  z.strictObject({ shape: z.literal(customMaskShape), maskCustom: maskCustomSchema }),
  z.strictObject({ shape: z.string().check(z.refine(shape => shape !== customMaskShape)) }),
])
export type SignMask = z.infer<typeof signMaskSchema>

/** Finishes by name; several may stand together. `percent` of the largest radius that the plate can carry. */
export const signFinishesSchema = z.strictObject({
  rounded: z.optional(z.strictObject({ percent: z.number() })),
  oval: z.optional(z.literal(true)),
  beveled: z.optional(z.literal(true)),
})
export type SignFinishes = z.infer<typeof signFinishesSchema>

/** What a fixing is chosen with. `diameters` in mm; `customHoles` counts the free holes (1 when absent). */
export const signFixingOptionsSchema = z.strictObject({
  holes: z.optional(z.string()),
  styles: z.optional(z.string()),
  'badge-type': z.optional(z.string()),
  diameters: z.optional(z.number()),
  customHoles: z.optional(z.int().check(z.positive())),
})
export type SignFixingOptions = z.infer<typeof signFixingOptionsSchema>

export const signFixingSchema = z.strictObject({ name: z.string(), options: signFixingOptionsSchema })
export type SignFixing = z.infer<typeof signFixingSchema>

/** The multi-plate support that a plate belongs to; `model` is the support product's, when it is known. */
export const configSupportSchema = z.strictObject({
  range: z.literal(supportMultiRange),
  model: z.optional(z.string()),
})
export type ConfigSupport = z.infer<typeof configSupportSchema>

/**
 * A sign as it is configured (SIGN-1). Millimetres. The schema knows the form alone: whether the catalogue
 * has such a sign is what `validateSign` says, and `normaliseSignConfig` makes one of any config.
 */
export const signConfigSchema = z.strictObject({
  material: z.string(),
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
  color: z.string(),
  bgColor: z.optional(hexColor),
  textColor: z.optional(hexColor),
  mask: signMaskSchema,
  finishes: signFinishesSchema,
  fixing: signFixingSchema,
  configSupport: z.optional(configSupportSchema),
})
export type SignConfig = z.infer<typeof signConfigSchema>
