import type { Material, MaterialsCatalogue } from '@/lib/catalogue/signs'
import { plexiglassMinFontMm, signMinFontMm } from './limits'

/**
 * The smallest letter on a material, in mm. Printed and large-format plexiglass is plexiglass: its figure applies in
 * every family of the catalogue.
 */
export const smallestLetterMm = (
  { type, family }: Pick<Material, 'type' | 'family'>,
  families: MaterialsCatalogue['families'],
): number =>
  type.startsWith('plexiglass') ? plexiglassMinFontMm : (families[family]?.minFontMm ?? signMinFontMm)
