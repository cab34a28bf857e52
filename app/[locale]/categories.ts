import 'server-only'
import type { CategoryTile } from '@/components/catalogue/category-views'
import type { ViewContext } from '@/lib/doors/site/view-context'
import type { MenuEntry } from '@/lib/ground/contract/menu'
import { leastPrice } from '@/lib/product/kinds/from-price'
import { type ListingGroup, productsOfEntry } from '@/server/catalogue/content/page-listing'
import { readMenu } from './content'

/** An entry of the menu by name, at any level. */
export function findEntry(entries: readonly MenuEntry[], name: string): MenuEntry | undefined {
  for (const entry of entries) {
    const found = entry.name === name ? entry : findEntry(entry.subcategories, name)
    if (found) return found
  }
  return undefined
}

/** A category with its products as a tile; `undefined` where none of its products has a price. */
export function groupTile({ entry, products }: ListingGroup, ctx: ViewContext): CategoryTile | undefined {
  const sold = products.filter(product => product.price)
  const product = sold.find(({ tag }) => tag === 'bestseller') ?? sold[0]
  if (!product) return undefined
  const prices = sold.flatMap(each => leastPrice(each, ctx) ?? [])
  const from = prices.reduce((least, price) => (price.minor < least.minor ? price : least))
  const { name, title, description, path } = entry
  return { name, title, description, path, product, from, count: products.length }
}

async function toTile(entry: MenuEntry, ctx: ViewContext): Promise<CategoryTile | undefined> {
  const { path } = entry
  if (!path) return undefined
  return groupTile({ entry: { ...entry, path }, products: await productsOfEntry(entry, ctx.locale) }, ctx)
}

const present = <T>(value: T | undefined): value is T => value !== undefined

/** The tiles of the subcategories of an entry. */
export async function subcategoryTiles(category: string, ctx: ViewContext): Promise<CategoryTile[]> {
  const entry = findEntry(await readMenu(ctx.locale), category)
  const tiles = await Promise.all((entry?.subcategories ?? []).map(below => toTile(below, ctx)))
  return tiles.filter(present)
}

/** The tiles of entries of the menu by name; those that the menu lacks are left out. */
export async function categoryTiles(names: readonly string[], ctx: ViewContext): Promise<CategoryTile[]> {
  const menu = await readMenu(ctx.locale)
  const entries = names.map(name => findEntry(menu, name)).filter(present)
  const tiles = await Promise.all(entries.map(entry => toTile(entry, ctx)))
  return tiles.filter(present)
}
