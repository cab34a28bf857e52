import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { SignConfig } from '@/lib/sign/config'
import type { SignChange } from '@/lib/sign/finding'
import { replaceMaterial } from '@/lib/sign/materials'
import { normaliseSignConfig } from '@/lib/sign/normalise'
import { shiftElements } from '@/lib/sign/shift-elements'
import type { StampConfig } from '@/lib/stamp/config'
import { patchStampConfig } from '@/lib/stamp/patch'
import { stampSlug } from '@/lib/stamp/slug'
import { type CartChange, changeOf } from './change'
import { convertScrewSpacer } from './convert-spacer'
import type { CartItem } from './item'

/** What is needed of the catalogue to know whether a line can still be ordered. */
export type CartCatalogue = Pick<Catalogue, 'stampModels' | 'materials' | 'fixings' | 'staticProducts'>

/** A line as it can be ordered today, `null` when it cannot, and what was done to it. */
export type RestoredItem = { item: CartItem | null; changes: CartChange[] }

type Fields = Record<string, unknown>

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
}

/** The configuration that counts: the design's, where the line has one, for it is what is made. */
export function configOf(item: CartItem): Fields | null {
  return fieldsOf(fieldsOf(item.content.design)?.config) ?? fieldsOf(item.content.config)
}

function inkOf(item: CartItem): string | null {
  const ink = fieldsOf(item.content.design)?.inkColor ?? item.content.inkColor
  return typeof ink === 'string' ? ink : null
}

/** The line as another product of its kind, in its design too. */
function withConfig(item: CartItem, slug: string, config: Fields, patch: Fields = {}): CartItem {
  const stored = fieldsOf(item.content.design)
  const content = { ...item.content, config }
  if (!stored) return { ...item, slug, content }
  const design: Fields = { ...stored, ...patch, config }
  if (stored.slug === item.slug) design.slug = slug
  if (stored.modelId === item.slug) design.modelId = slug
  return { ...item, slug, content: { ...content, design } }
}

function dropped(item: CartItem): RestoredItem {
  return { item: null, changes: [changeOf(item, 'unavailable_dropped')] }
}

function restoreStamp(item: CartItem, { stampModels }: CartCatalogue): RestoredItem {
  const stored = configOf(item) ?? {}
  const { brand, range, model: name } = stored
  const isNamed = typeof brand === 'string' && typeof range === 'string' && typeof name === 'string'
  const slug = isNamed ? stampSlug({ brand, range, model: name }) : item.slug
  const model = stampModels.models.find(candidate => candidate.slug === slug && candidate.published)
  if (!model) return dropped(item)
  const wanted = {
    config: {
      ...stored,
      brand: model.brand,
      range: model.range,
      model: model.model,
      color: typeof stored.color === 'string' ? stored.color : '',
    } as StampConfig,
    inkColor: inkOf(item),
  }
  const { config, inkColor } = patchStampConfig(wanted, {}, stampModels.models)
  const changes: CartChange[] = []
  if (config.color !== wanted.config.color && wanted.config.color) {
    changes.push(changeOf(item, 'color_reset', { from: wanted.config.color, to: config.color }))
  }
  if (inkColor && wanted.inkColor && inkColor !== wanted.inkColor) {
    changes.push(changeOf(item, 'ink_reset', { from: wanted.inkColor, to: inkColor }))
  }
  if (slug === item.slug && config.color === stored.color && inkColor === wanted.inkColor) {
    return { item, changes }
  }
  const restored = withConfig(item, slug, config, { inkColor })
  return { item: { ...restored, content: { ...restored.content, inkColor } }, changes }
}

function restoreRubber(item: CartItem, { stampModels }: CartCatalogue): RestoredItem {
  const isKnown = stampModels.rubbers.some(rubber => rubber.slug === item.slug)
  return isKnown ? { item, changes: [] } : dropped(item)
}

function restoreStatic(item: CartItem, { staticProducts }: CartCatalogue): RestoredItem {
  const product = staticProducts.products.find(candidate => candidate.slug === item.slug)
  if (!product?.published || product.outOfStock) return dropped(item)
  const stocked = product.variants.filter(variant => !variant.outOfStock)
  const { variant: wanted } = item.content
  const first = stocked[0]
  if (product.variants.length > 0 && !first) return dropped(item)
  if (wanted === undefined || stocked.some(variant => variant.slug === wanted)) return { item, changes: [] }
  // A variant of a product that has none any more is nothing to choose from.
  const { variant: _, ...content } = item.content
  const change = changeOf(item, 'variant_reset', { from: wanted, to: first?.slug ?? '' })
  return {
    item: { ...item, content: first ? { ...content, variant: first.slug } : content },
    changes: [change],
  }
}

const sizeOf = ({ width, height }: Fields) =>
  typeof width === 'number' && typeof height === 'number' ? { width, height } : null

/** Elements of a stored design that are objects: the rest is for `parseDesign` to refuse. */
function elementsOf(design: unknown): { position?: { left: number; top: number } }[] | null {
  const elements = fieldsOf(design)?.elements
  return Array.isArray(elements) && elements.every(fieldsOf) ? elements : null
}

function restoreSign(item: CartItem, catalogue: CartCatalogue): RestoredItem {
  const stored = configOf(item)
  if (typeof stored?.material !== 'string') return dropped(item)
  const { material, match } = replaceMaterial(stored.material, catalogue)
  if (match === 'default') return dropped(item)
  const changes: CartChange[] = []
  const spacer = convertScrewSpacer(stored, catalogue.fixings)
  if (spacer) changes.push(changeOf(item, 'spacer_converted', { from: spacer.from, to: spacer.to }))
  if (match !== 'same') {
    changes.push(changeOf(item, 'material_replaced', { from: stored.material, to: material.name }))
  }
  const wanted = { ...(spacer?.config ?? stored), material: material.name }
  // The rules read any value: what was stored is not believed to be a sign.
  const { config, changes: adjusted } = normaliseSignConfig(wanted as SignConfig, catalogue)
  if (typeof stored.color === 'string' && config.color !== stored.color) {
    changes.push(changeOf(item, 'color_reset', { from: stored.color, to: config.color }))
  }
  // A size that yields to a material or a colour has an axis; the rest of those two has been told above.
  const isTold = (change: SignChange) =>
    !change.axis && (change.subject === 'material' || (change.subject === 'color' && changes.length > 0))
  if (!adjusted.every(isTold)) changes.push(changeOf(item, 'sign_adjusted'))
  if (changes.length === 0) return { item, changes }
  const before = sizeOf(stored)
  const elements = elementsOf(item.content.design)
  const shifted = before && elements ? { elements: shiftElements(elements, before, config) } : {}
  const slug = item.slug === `sign-${stored.material}` ? `sign-${config.material}` : item.slug
  return { item: withConfig(item, slug, config, shifted), changes }
}

/**
 * A line as it can be ordered today (specification §4, Cart): a stamp's stale mount colour or ink becomes the first
 * available, a sign's vanished material or colour is migrated and the large screw-spacer converted, a product that is
 * gone drops the line. A line that needs nothing is given back itself.
 */
export function restoreItem(item: CartItem, catalogue: CartCatalogue): RestoredItem {
  switch (item.type) {
    case 'stamp':
    case 'stamping':
      return item.slug.startsWith('rubber-') ? restoreRubber(item, catalogue) : restoreStamp(item, catalogue)
    case 'rubber':
      return restoreRubber(item, catalogue)
    case 'sign':
      return restoreSign(item, catalogue)
    case 'static':
    case 'stamp-static':
    case 'cartridge':
    case 'frame':
      return restoreStatic(item, catalogue)
    case 'magic':
    case 'discount':
    case 'shipment':
      return { item, changes: [] }
  }
}
