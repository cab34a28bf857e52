import type { Product, ProductSummary } from '@/lib/product/contract/product'
import { signSlug } from '@/lib/product/sign/slug'
import { traitsOf } from '@/lib/product/traits'

/** Whether a list may lead a shopper to it: it has a page, a price, and is there. */
const isOffered = ({ published, outOfStock, url, price }: ProductSummary) =>
  published && !outOfStock && url !== null && price !== null

const apart = (a: number | null, b: number | null): number => (a && b ? Math.abs(Math.log(a / b)) : 0)

/** How far two plates are apart: 0 of the same size, 1 where both sides differ by 1.6 times. */
const sizeApart = (a: ProductSummary, b: ProductSummary): number =>
  apart(a.width, b.width) + apart(a.height, b.height)

/** What makes two products of one kind alike, the weightiest first, each with what a difference counts. */
const likeness: readonly [property: keyof ProductSummary, weight: number][] = [
  ['topic', 4],
  ['category', 3],
  ['family', 2],
  ['material', 1.5],
  ['shape', 1.5],
  ['brand', 0.4],
  ['range', 0.3],
]

/** How unlike two products of one kind are: 0 is as good as the same. */
const unlikeness = (a: ProductSummary, b: ProductSummary): number =>
  likeness.reduce(
    (sum, [property, weight]) => (a[property] === b[property] ? sum : sum + weight),
    sizeApart(a, b),
  )

/**
 * Alternatives to this product: others of its kind and type, the most similar first, in the catalogue's order where they
 * are equally similar (PRODUCT-11). Only products that can be bought.
 */
export function similarTo(
  product: ProductSummary,
  all: Iterable<ProductSummary>,
  most: number,
): ProductSummary[] {
  return [...all]
    .filter(
      other =>
        other.slug !== product.slug &&
        other.kind === product.kind &&
        other.type === product.type &&
        isOffered(other),
    )
    .map(other => ({ other, far: unlikeness(product, other) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ other }) => other)
}

/** Signs like one: other materials of its family, then what is ready-made in that material. */
export function similarSigns(
  sign: ProductSummary,
  all: Iterable<ProductSummary>,
  most: number,
): ProductSummary[] {
  const list = [...all]
  const readyMade = list.filter(
    other => other.type === 'sign-template' && other.material === sign.material && isOffered(other),
  )
  const materials = similarTo(sign, list, most)
  const half = Math.max(most - readyMade.length, Math.ceil(most / 2))
  return [...materials.slice(0, half), ...readyMade].slice(0, most)
}

/** The slugs of what a product names itself: the mounts that a supply fits, what a pack holds, what a plate is for. */
function namedModels({ static: supply, rubber, kind, model, material }: Product): string[] {
  if (supply?.items) return supply.items.map(({ product }) => product)
  if (supply?.fits) return supply.fits
  if (supply?.mount) return [supply.mount]
  if (rubber) return [rubber.forModel]
  if (kind === 'template') return material ? [signSlug(material)] : model ? [model] : []
  return []
}

/** Where a product names nothing itself: the leading ones of its range or family, else of all mounts or signs. */
function leadingModels(product: Product, all: readonly ProductSummary[]): ProductSummary[] {
  const measured = traitsOf(product).toMeasure || product.type.startsWith('sign')
  const leads = (other: ProductSummary): boolean =>
    traitsOf(other).main && traitsOf(other).toMeasure === measured
  const group = (other: ProductSummary): boolean =>
    leads(product) && (measured ? other.family === product.family : other.range === product.range)
  const rank = (other: ProductSummary) => (group(other) ? 0 : 2) + (other.tag ? 0 : 1)
  return all.filter(other => leads(other) && other.slug !== product.slug).sort((a, b) => rank(a) - rank(b))
}

/**
 * The main models that a product leads to (PRODUCT-14): those that it names, in its own order, else the leading ones
 * of its range. Nothing that cannot be bought.
 */
export function primaryModelsOf(
  product: Product,
  bySlug: ReadonlyMap<string, ProductSummary>,
  most: number,
): ProductSummary[] {
  const named = [...new Set(namedModels(product))].flatMap(slug => bySlug.get(slug) ?? [])
  const found = named.length > 0 ? named : leadingModels(product, [...bySlug.values()])
  return found.filter(isOffered).slice(0, most)
}

/** The colour that a similar product is shown in: the asker's where it comes in it, else its own first. */
export const colorLike = (
  asked: Pick<ProductSummary, 'colors'>,
  other: Pick<ProductSummary, 'colors'>,
): string | undefined => other.colors.find(color => color === asked.colors[0]) ?? other.colors[0]

/** Mounts by chance: so many of those that can be bought, each as likely as any other. */
export function randomStamps(
  all: Iterable<ProductSummary>,
  most: number,
  random: () => number = Math.random,
): ProductSummary[] {
  const left = [...all].filter(product => traitsOf(product).mountColors && isOffered(product))
  const drawn: ProductSummary[] = []
  while (drawn.length < most && left.length > 0)
    drawn.push(...left.splice(Math.floor(random() * left.length), 1))
  return drawn
}
