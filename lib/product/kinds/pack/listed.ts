import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { StampCategory } from '@/lib/catalogue/stamps'
import type { Listed, ProductLine } from '../kind'
import { staticListed } from '../static/listed'

const category: StampCategory = 'pack'

/** A pack stands in the category of packs, beside the mounts that are sold with their pad. */
export function packListed(line: ProductLine, catalogue: Catalogue): Listed | null {
  const listed = staticListed(line, catalogue)
  return (
    listed && {
      properties: { ...listed.properties, category },
      facets: { ...listed.facets, categoryReadable: [category] },
    }
  )
}
