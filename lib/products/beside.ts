import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findMaterial, findStampModel, ownEntry } from '@/lib/catalogue/lookup'
import { supplySlugs } from './stamp/supplies'

/** What is said of the way a product is used beside another one. */
export type BesideUse = 'cartridge' | 'pad' | 'ink' | 'care' | 'other'

/** What a supply is to the product that it stands beside, by its type in the catalogue. */
const uses: Readonly<Record<string, BesideUse>> = {
  cartridge: 'cartridge',
  inkpad: 'pad',
  inkbottle: 'ink',
  'sign-other': 'care',
}

/** Of the cloths and cleaners those that suit a material: one that is made for another material names it. */
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
  if (!model) return findMaterial(catalogue, material) ? careSlugs(material, catalogue) : []
  const { products } = catalogue.staticProducts
  return supplySlugs(model, catalogue).filter(supply => {
    const found = products.find(product => product.slug === supply)
    // A pack holds the mount itself, a text plate has to be written first.
    return found && !found.items?.length && found.published && !found.outOfStock
  })
}

/** What a supply does beside the product that asked for it, by its type in the catalogue. */
export const besideUse = (type: string): BesideUse => ownEntry(uses, type) ?? 'other'
