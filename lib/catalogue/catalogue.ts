import { z } from 'zod'
import { fontsCatalogueSchema } from './fonts'
import { countriesCatalogueSchema, shippingCatalogueSchema, vatCatalogueSchema } from './markets'
import { fixingsCatalogueSchema, materialsCatalogueSchema } from './signs'
import { stampCatalogueSchema } from './stamps'
import { staticCatalogueSchema } from './statics'

/**
 * The catalogue that every rule takes as an argument: the facts without any price or cost.
 * One property a file of the seed, in that file's shape; what a file says beyond it is dropped.
 */
export const catalogueSchema = z.object({
  stampModels: stampCatalogueSchema,
  materials: materialsCatalogueSchema,
  fixings: fixingsCatalogueSchema,
  staticProducts: staticCatalogueSchema,
  countries: countriesCatalogueSchema,
  vat: vatCatalogueSchema,
  shipping: shippingCatalogueSchema,
  fonts: fontsCatalogueSchema,
})
export type Catalogue = z.infer<typeof catalogueSchema>

/** Parses a catalogue; throws `ZodError` with every path that is wrong. */
export function parseCatalogue(value: unknown): Catalogue {
  return catalogueSchema.parse(value)
}
