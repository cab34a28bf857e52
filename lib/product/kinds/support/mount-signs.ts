import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findMaterial } from '@/lib/catalogue/lookup'
import type { CartItem } from '@/lib/product/item/item'
import { type SignConfig, signConfigSchema } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { signSlug } from '@/lib/product/sign/slug'
import { configOf, fieldsOf } from '../content'
import type { NewLine, ProductLine } from '../kind'
import { findSupport, plateConfig, type Support, supportPrefix } from './plates'

/** Signs of a cart on one support. */
export interface MountedSigns {
  /** The support with its plates, as a line. */
  line: NewLine
  /** The lines whose signs it takes, by their ids. */
  ids: readonly string[]
  /** How many signs they are. */
  signs: number
}

/** How many supports are proposed. */
const proposed = 3

interface Plate {
  id: string
  design: object
  config: SignConfig
}

/** The signs of a line, one by one, where they are designed, stand by themselves and may hang on a support. */
function signsOf(item: CartItem, catalogue: Catalogue): Plate[] {
  const design = fieldsOf(item.content.design)
  const config = signConfigSchema.safeParse(configOf(item))
  if (item.type !== 'sign' || !design || !config.success || config.data.configSupport) return []
  if (!findMaterial(catalogue, config.data.material)?.compatibleMultiSupport) return []
  return Array.from({ length: item.quantity }, () => ({ id: item.id, design, config: config.data }))
}

/** Whether there are several signs of one size among lines: only then supports are worth asking for. */
export const hasAlike = (items: readonly CartItem[], catalogue: Catalogue): boolean =>
  bySize(items, catalogue).length > 0

/** Signs of one size each. */
function bySize(items: readonly CartItem[], catalogue: Catalogue): Plate[][] {
  const groups = new Map<string, Plate[]>()
  for (const plate of items.flatMap(item => signsOf(item, catalogue))) {
    const size = `${plate.config.width} ${plate.config.height}`
    groups.set(size, [...(groups.get(size) ?? []), plate])
  }
  return [...groups.values()].filter(group => group.length > 1)
}

type Part = ProductLine & { slug: string }

/** A plate in its place; without `plate` one with nothing on it, of the same material as its neighbours. */
function partOf(
  plate: Plate | undefined,
  like: Plate,
  support: Support,
  cell: Support['cells'][number],
  catalogue: Catalogue,
): Part {
  const { design, config: own } = plate ?? like
  const { config } = normaliseSignConfig(plateConfig(own, support, cell), catalogue)
  const slug = signSlug(config.material)
  const made = { ...design, slug, modelId: slug, config, quantity: 1, ...(!plate && { elements: [] }) }
  return { type: 'sign', slug, content: { design: made, config, inkColor: null } }
}

/** The line of a support with so many signs on its places, the title plate and what is left over blank. */
function mount(plates: readonly Plate[], support: Support, catalogue: Catalogue): NewLine | null {
  const [like] = plates
  if (!like) return null
  const waiting = [...plates]
  const parts = support.cells.map(cell =>
    partOf(cell.head ? undefined : waiting.shift(), like, support, cell, catalogue),
  )
  const { slug } = support.product
  return { type: 'static', slug, quantity: 1, description: '', content: { parts } }
}

/** The supports that are sold. */
export const supportSlugs = ({ staticProducts }: Pick<Catalogue, 'staticProducts'>): string[] =>
  staticProducts.products
    .filter(({ slug, published, outOfStock }) => slug.startsWith(supportPrefix) && published && !outOfStock)
    .map(({ slug }) => slug)

/** The supports that take signs of this size and number, the smallest first. */
function supportsFor(plates: readonly Plate[], catalogue: Catalogue): Support[] {
  const [{ config } = { config: null }] = plates
  const places = ({ cells }: Support) => cells.filter(({ head }) => !head)
  return supportSlugs(catalogue)
    .flatMap(slug => findSupport(slug, catalogue) ?? [])
    .filter(support => {
      const [cell] = places(support)
      const fits = cell?.width === config?.width && cell?.height === config?.height
      return fits && places(support).length >= plates.length
    })
    .sort((one, other) => one.cells.length - other.cells.length)
    .slice(0, proposed)
}

/**
 * The signs of a cart on one support (PRODUCT-13): for each size with several signs, the supports that take them all, the smallest
 * first. The kind decides whether such a line can be bought.
 */
export function mountSigns(items: readonly CartItem[], catalogue: Catalogue): MountedSigns[] {
  return bySize(items, catalogue).flatMap(plates =>
    supportsFor(plates, catalogue).flatMap(support => {
      const line = mount(plates, support, catalogue)
      return line ? { line, ids: [...new Set(plates.map(({ id }) => id))], signs: plates.length } : []
    }),
  )
}
