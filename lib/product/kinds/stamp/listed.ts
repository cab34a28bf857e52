import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStampModel } from '@/lib/catalogue/lookup'
import type { Language } from '@/lib/ground/common'
import type { Listed, ProductLine } from '../kind'

/** A model with its plate, its colours and every category that it stands in. */
export function stampListed({ slug }: ProductLine, catalogue: Catalogue, language: Language): Listed | null {
  const found = findStampModel(catalogue, slug)
  if (!found) return null
  const {
    brand,
    range,
    model,
    width,
    height,
    shape,
    linesNumber,
    colors,
    infoTags,
    outOfStock = false,
  } = found
  const { name, shortTitle: shortName, categoryReadable: category, alsoIn } = found
  const own = { brand, range, model, shape }
  const size = { width, height, linesNumber }
  return {
    properties: {
      type: 'stamp',
      name: name[language],
      shortName,
      ...own,
      ...size,
      colors,
      infoTags,
      category,
      outOfStock,
    },
    facets: {
      type: ['stamp'],
      brand: [brand],
      range: [range],
      model: [model],
      shape: [shape],
      categoryReadable: [category, ...alsoIn],
      infoTag: infoTags,
    },
  }
}
