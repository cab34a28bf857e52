import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findMaterial, findStampModel, findStaticProduct, ownEntry } from '@/lib/catalogue/lookup'
import { configOf, fieldsOf } from './content'
import type { ProductLine } from './kind'
import { supplySlugs } from './stamp/supplies'

/** How a product is used beside another one. */
export type BesideUse = 'cartridge' | 'pad' | 'ink' | 'fixing' | 'care' | 'other'

/** What a supply is to the product that it stands beside, by its type in the catalogue. */
const uses: Readonly<Record<string, BesideUse>> = {
  cartridge: 'cartridge',
  inkpad: 'pad',
  inkbottle: 'ink',
  'sign-fixing': 'fixing',
  'sign-other': 'care',
}

/** What holds a sign that comes without a fixing, by the name of its fixing: the model of the product. */
const fixingModels: Readonly<Record<string, string>> = { none: 'tape-strips', 'holes-only': 'screws-steel-4' }

/** Those that are available. */
const fixingSlugs = ({ staticProducts: { products } }: Catalogue): string[] =>
  Object.values(fixingModels).flatMap(wanted => {
    const found = products.find(({ type, model }) => type === 'sign-fixing' && model === wanted)
    return found?.published && !found.outOfStock ? found.slug : []
  })

/** The cloths and cleaners that suit a material: one made for another material names that one. */
function careSlugs(material: string, { staticProducts, materials }: Catalogue): string[] {
  const types = new Set(materials.materials.map(({ type }) => type))
  const own = materials.materials.find(({ name }) => name === material)?.type ?? ''
  return staticProducts.products
    .filter(({ type, range, published, outOfStock, model }) => {
      if (type !== 'sign-other' || range !== 'cleaning' || !published || outOfStock) return false
      const named = [...types].filter(name => model?.endsWith(`-${name}`))
      return named.length === 0 || named.some(name => own === name || own.startsWith(`${name}-`))
    })
    .map(({ slug }) => slug)
}

/**
 * What is bought off the shelf with a product: a mount's cassette or pad and its ink, what cleans a material. In the
 * order in which it is needed; empty where nothing belongs to it. `slug` is the product's.
 */
export function besideSlugs(slug: string, catalogue: Catalogue): string[] {
  const model = findStampModel(catalogue, slug)
  const material = slug.replace(/^sign-/, '')
  if (!model) {
    if (!findMaterial(catalogue, material)) return []
    return [...fixingSlugs(catalogue), ...careSlugs(material, catalogue)]
  }
  const { products } = catalogue.staticProducts
  return supplySlugs(model, catalogue).filter(supply => {
    const found = products.find(product => product.slug === supply)
    // A pack holds the mount itself, a text plate has to be written first.
    return found && !found.items?.length && found.published && !found.outOfStock
  })
}

/** What a supply does beside the product that asked for it, by its type in the catalogue. */
export const besideUse = (type: string): BesideUse => ownEntry(uses, type) ?? 'other'

/** Whether a supply that belongs to a line's product is needed with this very line: a sign that is screwed on needs no tape. */
export function suitsLine(supply: string, line: ProductLine, catalogue: Catalogue): boolean {
  const product = findStaticProduct(catalogue, supply)
  if (product?.type !== 'sign-fixing') return true
  const { fixing } = configOf(line) ?? {}
  const { name } = fieldsOf(fixing) ?? {}
  return typeof name === 'string' && ownEntry(fixingModels, name) === product.model
}
