import { z } from 'zod'

/** A selectable font family and what it can do (DESIGN-5: about 50, some not bold capable). */
export const fontFamilySchema = z.object({
  slug: z.string(),
  family: z.string(),
  category: z.string(),
  boldCapable: z.boolean(),
  italicCapable: z.boolean(),
  licence: z.string(),
  sort: z.number(),
  default: z.boolean(),
})
export type FontFamily = z.infer<typeof fontFamilySchema>

export const fontsCatalogueSchema = z.object({ defaultFont: z.string(), fonts: z.array(fontFamilySchema) })
export type FontsCatalogue = z.infer<typeof fontsCatalogueSchema>
