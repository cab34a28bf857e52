import { z } from 'zod'
import { localisedSchema, sizeSchema } from '@/lib/ground/common'
import { finishNames, fixingNames, markings } from '@/lib/ground/names'

export { type FinishName, type FixingName, markings } from '@/lib/ground/names'

/** A colour of a material (SIGN-5): `slug` is background-text, `custom…` lets the customer choose both. */
export const materialColorSchema = z.object({
  slug: z.string(),
  readableBg: localisedSchema,
  readableText: localisedSchema,
  bgColor: z.string(),
  textColor: z.string(),
  bgTexture: z.string().nullable(),
  bgEffect: z.string().nullable(),
  bgOpacity: z.number(),
  minSize: sizeSchema.nullable(),
  maxSize: sizeSchema.nullable(),
  outOfStock: z.boolean(),
  allowCustom: z.boolean().optional(),
  replacedBy: z.string().optional(),
})
export type MaterialColor = z.infer<typeof materialColorSchema>

/** A finish that a material takes (SIGN-3). `percent…` for rounded corners, `widthMm` for the bevel. */
export const materialFinishSchema = z.object({
  name: z.enum(finishNames),
  percentMin: z.number().optional(),
  percentMax: z.number().optional(),
  percentDefault: z.number().optional(),
  widthMm: z.number().optional(),
  minSize: sizeSchema,
  maxSize: sizeSchema.nullable(),
  excludedShapes: z.array(z.string()),
})
export type MaterialFinish = z.infer<typeof materialFinishSchema>

/** Material data (SIGN-4). Millimetres; surfaces in mm². */
export const materialSchema = z.object({
  name: z.string(),
  type: z.string(),
  family: z.string(),
  title: localisedSchema,
  /** The title where the thickness goes without saying: "Engraved PVC". */
  shortTitle: localisedSchema,
  marking: z.enum(markings),
  thickness: z.number().positive(),
  defaultForType: z.boolean(),
  minSize: z.object({ width: z.number(), height: z.number(), surface: z.number() }),
  maxSize: z.object({ width: z.number(), height: z.number(), surface: z.number().optional() }),
  tresholdXXL: sizeSchema.nullable(),
  allowXXL: z.boolean(),
  xxlMaterial: z.string().nullable(),
  isXXL: z.boolean(),
  colors: z.array(materialColorSchema).min(1),
  finishes: z.array(materialFinishSchema),
  excludedFixings: z.array(
    z.object({ name: z.enum(fixingNames), options: z.record(z.string(), z.array(z.string())).nullable() }),
  ),
  premium: z.boolean(),
  recommended: z.boolean(),
  sortValue: z.number(),
  outOfStock: z.boolean(),
  compatibleMultiSupport: z.boolean(),
  outdoor: z.boolean(),
  densityGcm3: z.number().positive(),
  published: z.boolean(),
  replacedBy: z.string().optional(),
})
export type Material = z.infer<typeof materialSchema>

/** The outline of a sign. `flex` masks stretch to the size, the others keep the ratio of their view box (SIGN-25). */
export const maskSchema = z.object({
  name: z.string(),
  flex: z.boolean(),
  fixedRatio: z.boolean(),
  label: localisedSchema,
  viewBox: z.string(),
  svgPath: z.string(),
})
export type Mask = z.infer<typeof maskSchema>

export const materialsCatalogueSchema = z.object({
  defaultSign: z.object({
    material: z.string(),
    width: z.number(),
    height: z.number(),
    color: z.string(),
    mask: z.object({ shape: z.string() }),
    fixing: z.object({ name: z.enum(fixingNames), options: z.record(z.string(), z.unknown()) }),
    finishes: z.record(z.string(), z.unknown()),
  }),
  defaultMask: z.string(),
  textures: z.array(z.string()),
  effects: z.array(z.string()),
  /** Limits by family: smallest QR code in px (96/25.4 px per mm), smallest letter in mm (SIGN-30, SIGN-31). */
  families: z.record(z.string(), z.object({ qrMinPx: z.number(), minFontMm: z.number() })),
  materials: z.array(materialSchema),
  masks: z.array(maskSchema),
})
export type MaterialsCatalogue = z.infer<typeof materialsCatalogueSchema>

const axis = z.enum(['width', 'height'])
export const holeLayoutSchema = z.object({
  slug: z.string(),
  label: localisedSchema,
  count: z.number().int().nullable(),
  positions: z
    .array(z.object({ x: z.enum(['left', 'center', 'right']), y: z.enum(['top', 'center', 'bottom']) }))
    .nullable(),
  requiredAxes: z.array(axis),
  custom: z.boolean(),
  diameterMin: z.number().optional(),
  diameterMax: z.number().optional(),
  edgeOffsetMin: z.number().optional(),
  maxHoles: z.number().optional(),
})
export type HoleLayout = z.infer<typeof holeLayoutSchema>

const holeSchema = z.object({ diameter: z.number(), visibleDiameter: z.number().optional() })

/** How a sign is held (FIXING-1). Its price lives in the price list. */
export const fixingSchema = z.object({
  name: z.enum(fixingNames),
  label: localisedSchema,
  description: localisedSchema,
  options: z.object({
    holes: z.array(z.string()).optional(),
    styles: z.array(z.string()).optional(),
    diameters: z.array(z.number()).optional(),
    'badge-type': z.array(z.string()).optional(),
  }),
  hole: holeSchema
    .extend({
      edgeMargin: z.number(),
      byStyle: z.record(z.string(), holeSchema.extend({ standoff: z.number().optional() })).optional(),
    })
    .nullable(),
  minSize: sizeSchema.nullable(),
  maxSize: sizeSchema.nullable(),
  minThickness: z.number().nullable(),
  maxThickness: z.number().nullable(),
  excludedMaterials: z.array(z.string()),
  excludedShapes: z.array(z.string()),
  excludedFinishes: z.array(z.enum(finishNames)),
  validBackgrounds: z.array(z.string()).nullable(),
  excludedBackgrounds: z.array(z.string()).nullable(),
  requires: z.object({ type: z.array(z.string()), thickness: z.number() }).nullable(),
  weightPerUnit: z.number(),
})
export type Fixing = z.infer<typeof fixingSchema>

export const fixingsCatalogueSchema = z.object({
  holeLayouts: z.array(holeLayoutSchema),
  backgrounds: z.array(z.object({ slug: z.string(), label: localisedSchema })),
  styleLabels: z.record(z.string(), localisedSchema),
  fixings: z.array(fixingSchema),
  legacy: z.array(
    z.object({
      name: z.string(),
      replacement: z.string(),
      styleMap: z.record(z.string(), z.string()),
      defaultStyle: z.string(),
    }),
  ),
})
export type FixingsCatalogue = z.infer<typeof fixingsCatalogueSchema>
