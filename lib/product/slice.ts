import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findMaterial, findStaticProduct } from '@/lib/catalogue/lookup'
import type { Material } from '@/lib/catalogue/signs'
import { type Language, languages } from '@/lib/ground/names'
import type { PriceList } from '@/lib/money/pricing/price-list'
import { replaceMaterial } from '@/lib/product/sign/materials'
import { materialOfSlug, signSlug } from '@/lib/product/sign/slug'

/** What is sold and what it costs. */
export interface Shop {
  catalogue: Catalogue
  priceList: PriceList
}

/** The requested part of a shop. */
export interface SliceKeys {
  /** Slugs of products: `model-…`, `rubber-…`, `sign-…`, supplies and packs. Unknown ones are left out. */
  products: readonly string[]
  /** Where deliveries may go: codes of countries, or all that the shop delivers to. */
  countries: readonly string[] | 'all'
  /** The only language whose texts travel; those of the others are empty. */
  language: Language
  /** Whether letters are set: then the fonts travel too. */
  fonts?: boolean
}

const isText = (value: unknown): value is Record<Language, string> =>
  typeof value === 'object' &&
  value !== null &&
  languages.every(language => typeof Reflect.get(value, language) === 'string')

/** The same data with the texts of one language; the others' are empty. */
function inLanguage<T>(value: T, language: Language): T
function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map(item => inLanguage(item, language))
  if (typeof value !== 'object' || value === null) return value
  if (isText(value)) return { fr: '', de: '', en: '', [language]: value[language] }
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inLanguage(entry, language)]))
}

/** The material of a sign's slug; ready-made signs and fixings have slugs that begin like one. */
const signMaterialOf = (slug: string, catalogue: Catalogue): string | null =>
  findStaticProduct(catalogue, slug) ? null : materialOfSlug(slug)

/** A material, its replacements where it is gone, and the large formats that they are made in. */
function withAlternatives(name: string, catalogue: Catalogue): string[] {
  const names = [name]
  const seen = (other: string) => names.includes(other)
  for (let next = findMaterial(catalogue, name)?.replacedBy; next && !seen(next); ) {
    names.push(next)
    next = findMaterial(catalogue, next)?.replacedBy
  }
  names.push(replaceMaterial(name, catalogue).material.name)
  return names.flatMap(own => [own, findMaterial(catalogue, own)?.xxlMaterial ?? []].flat())
}

/** The keys of a material's page: its thicknesses, since the page offers them all. */
export function relatedMaterials({ type }: Material, catalogue: Catalogue): string[] {
  return catalogue.materials.materials
    .filter(material => material.published && material.type === type)
    .map(({ name }) => signSlug(name))
}

function sliceSigns(slugs: Iterable<string>, catalogue: Catalogue) {
  const { materials, fixings } = catalogue
  const wanted = new Set([...slugs].flatMap(slug => signMaterialOf(slug, catalogue) ?? []))
  const names = new Set([...wanted].flatMap(name => withAlternatives(name, catalogue)))
  const hasSigns = names.size > 0
  return {
    materials: {
      ...materials,
      materials: materials.materials.filter(({ name }) => names.has(name)),
      masks: hasSigns ? materials.masks : [],
      // The surfaces are the drawings' alone.
      textures: [],
      effects: [],
    },
    fixings: {
      ...fixings,
      fixings: hasSigns ? fixings.fixings.map(fixing => ({ ...fixing, description: noText })) : [],
      holeLayouts: hasSigns ? fixings.holeLayouts : [],
      backgrounds: hasSigns ? fixings.backgrounds : [],
    },
  }
}

const noText = { fr: '', de: '', en: '' }

/** Stamps by slug; a text plate brings the mount that it is made for. */
function sliceStamps(slugs: ReadonlySet<string>, { stampModels }: Catalogue) {
  const rubbers = stampModels.rubbers.filter(({ slug }) => slugs.has(slug))
  const mounts = new Set(rubbers.map(({ forModel }) => forModel))
  const models = stampModels.models.filter(({ slug }) => slugs.has(slug) || mounts.has(slug))
  const hasStamps = models.length > 0
  return {
    ...stampModels,
    mountColors: hasStamps ? stampModels.mountColors : [],
    inkColors: hasStamps ? stampModels.inkColors : [],
    models,
    rubbers,
  }
}

/** Countries with what a delivery there may ask for: their zones, their territories' and their VAT. */
function sliceMarkets(wanted: SliceKeys['countries'], { countries, vat, shipping }: Catalogue) {
  if (wanted === 'all') return { countries, vat, shipping }
  const own = countries.countries.filter(({ code }) => wanted.includes(code))
  const territories = vat.territories.filter(({ country }) => wanted.includes(country))
  const zones = new Set([...own.map(({ zone }) => zone), ...territories.map(place => place.shippingZone)])
  const rates = Object.entries(vat.standardRates).filter(([code]) => wanted.includes(code))
  return {
    countries: { ...countries, countries: own },
    vat: { ...vat, standardRates: Object.fromEntries(rates), territories },
    shipping: { ...shipping, zones: shipping.zones.filter(({ slug }) => zones.has(slug)) },
  }
}

/** Slugs with those of the parts of the packs among them. */
function withParts(slugs: readonly string[], { staticProducts }: Catalogue): ReadonlySet<string> {
  const wanted = new Set(slugs)
  const packs = staticProducts.products.filter(({ slug }) => wanted.has(slug))
  return new Set([...slugs, ...packs.flatMap(({ items }) => items?.map(({ product }) => product) ?? [])])
}

const only = <T>(record: Readonly<Record<string, T>>, isWanted: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => isWanted(key)))

/**
 * The part of a shop that some products need: what a page, the editor and a cart receive instead of the catalogue. It has
 * the catalogue's form, so every rule accepts it and gives the same results for these products as with the whole
 * catalogue, for old lines too: the replacements of a removed material are included.
 */
export function sliceOf({ catalogue, priceList }: Shop, keys: SliceKeys): Shop {
  const slugs = withParts(keys.products, catalogue)
  const { materials, fixings } = sliceSigns(slugs, catalogue)
  const { staticProducts, fonts } = catalogue
  const slice: Catalogue = {
    stampModels: sliceStamps(slugs, catalogue),
    materials,
    fixings,
    staticProducts: { products: staticProducts.products.filter(({ slug }) => slugs.has(slug)) },
    ...sliceMarkets(keys.countries, catalogue),
    fonts: keys.fonts ? fonts : { ...fonts, fonts: [] },
  }
  const sold = new Set([
    ...slice.stampModels.models.map(({ slug }) => slug),
    ...slice.stampModels.rubbers.map(({ slug }) => slug),
    ...slice.staticProducts.products.map(({ slug }) => slug),
  ])
  const made = new Set(slice.materials.materials.map(({ name }) => name))
  return {
    catalogue: inLanguage(slice, keys.language),
    priceList: {
      ...priceList,
      products: only(priceList.products, slug => sold.has(slug)),
      signs: only(priceList.signs, name => made.has(name)),
      fixings: made.size > 0 ? priceList.fixings : {},
    },
  }
}
