import type { Catalogue } from './catalogue'
import type { CountriesCatalogue, Country } from './markets'
import type { Fixing, HoleLayout, Mask, Material } from './signs'
import type { Rubber, StampModel } from './stamps'
import type { StaticProduct } from './statics'

/**
 * A finder by key over one list of the catalogue. The index is made at the first look-up and lives as long as the
 * list; maps know no inherited keys, so `__proto__` and its like are simply not found.
 */
function finder<Entry extends object, Whole = Catalogue>(
  listOf: (catalogue: Whole) => readonly Entry[],
  keyOf: (entry: Entry) => string,
): (catalogue: Whole, key: string) => Entry | undefined {
  const indexes = new WeakMap<readonly Entry[], Map<string, Entry>>()
  return (catalogue, key) => {
    const list = listOf(catalogue)
    let index = indexes.get(list)
    if (!index) {
      index = new Map(list.map(entry => [keyOf(entry), entry]))
      indexes.set(list, index)
    }
    return index.get(key)
  }
}

export const findMaterial = finder<Material>(
  c => c.materials.materials,
  m => m.name,
)
export const findMask = finder<Mask>(
  c => c.materials.masks,
  m => m.name,
)
export const findFixing = finder<Fixing>(
  c => c.fixings.fixings,
  f => f.name,
)
export const findHoleLayout = finder<HoleLayout>(
  c => c.fixings.holeLayouts,
  l => l.slug,
)
export const findStampModel = finder<StampModel>(
  c => c.stampModels.models,
  m => m.slug,
)
export const findRubber = finder<Rubber>(
  c => c.stampModels.rubbers,
  r => r.slug,
)
export const findStaticProduct = finder<StaticProduct>(
  c => c.staticProducts.products,
  p => p.slug,
)
const countryByCode = finder<Country, Pick<CountriesCatalogue, 'countries'>>(
  c => c.countries,
  c => c.code,
)

/** The country of a code, if we deliver to it. */
export const findCountry = (
  countries: Pick<CountriesCatalogue, 'countries'>,
  code: unknown,
): Country | undefined => (typeof code === 'string' ? countryByCode(countries, code) : undefined)

/** The record's own entry: keys that come from outside may be `constructor` or `__proto__`. */
export function ownEntry<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
