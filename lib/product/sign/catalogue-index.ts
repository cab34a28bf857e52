import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Fixing, HoleLayout, Mask, Material, MaterialColor, MaterialFinish } from '@/lib/catalogue/signs'

/** The part of the catalogue that the rules of signs read: a page may hand in its slice. */
export type SignCatalogue = Pick<Catalogue, 'materials' | 'fixings'>

/** A material with its parts by name. Maps, so that a name such as `constructor` finds nothing. */
export interface MaterialEntry {
  material: Material
  /** Published, in stock, with a colour in stock. */
  available: boolean
  colors: Map<string, MaterialColor>
  stocked: MaterialColor[]
  finishes: Map<string, MaterialFinish>
  excludedFixings: Map<string, Record<string, string[]> | null>
  /** The large format that an oversize sign is made of, if this material allows it and it can be ordered. */
  large: MaterialEntry | null
}

export interface SignIndex {
  materials: Map<string, MaterialEntry>
  masks: Map<string, Mask>
  fixings: Map<string, Fixing>
  layouts: Map<string, HoleLayout>
}

const cache = new WeakMap<object, SignIndex>()

/** The catalogue's signs by name, built once a catalogue object (catalogues are never changed in place). */
export function indexSigns(catalogue: SignCatalogue): SignIndex {
  const known = cache.get(catalogue)
  if (known) return known
  const materials = new Map(catalogue.materials.materials.map(m => [m.name, materialEntry(m)]))
  for (const entry of materials.values()) {
    const { allowXXL, xxlMaterial } = entry.material
    const large = allowXXL && xxlMaterial ? materials.get(xxlMaterial) : undefined
    entry.large = large?.available && large !== entry ? large : null
  }
  const index: SignIndex = {
    materials,
    masks: new Map(catalogue.materials.masks.map(mask => [mask.name, mask])),
    fixings: new Map(catalogue.fixings.fixings.map(fixing => [fixing.name, fixing])),
    layouts: new Map(catalogue.fixings.holeLayouts.map(layout => [layout.slug, layout])),
  }
  cache.set(catalogue, index)
  return index
}

function materialEntry(material: Material): MaterialEntry {
  const stocked = material.colors.filter(color => !color.outOfStock)
  return {
    material,
    available: material.published && !material.outOfStock && stocked.length > 0,
    colors: new Map(material.colors.map(color => [color.slug, color])),
    stocked,
    finishes: new Map(material.finishes.map(finish => [finish.name, finish])),
    excludedFixings: new Map(material.excludedFixings.map(({ name, options }) => [name, options])),
    large: null,
  }
}
