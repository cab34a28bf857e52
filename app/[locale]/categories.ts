import 'server-only'
import type { CategoryTile } from '@/components/catalogue/category-views'
import type { MenuEntry } from '@/lib/contract/menu'
import type { ProductSummary } from '@/lib/contract/product'
import type { ProductQuery } from '@/lib/contract/product-query'
import type { SiteLocale } from '@/lib/site/locales'
import type { ViewContext } from '@/lib/site/view-context'
import { readMenu, readPage, readProducts } from './content'

/** An entry of the menu by name, wherever it hangs. */
export function findEntry(entries: readonly MenuEntry[], name: string): MenuEntry | undefined {
  for (const entry of entries) {
    const found = entry.name === name ? entry : findEntry(entry.subcategories, name)
    if (found) return found
  }
  return undefined
}

/** The query of the list that a page shows. */
async function queryAt(path: string, locale: SiteLocale): Promise<ProductQuery | undefined> {
  const answer = await readPage(path, locale)
  if (answer?.kind !== 'page') return undefined
  for (const block of answer.page.custom.blocks) {
    if (block.blockType === 'cardList' && block.query) return block.query
  }
  return undefined
}

/** The products of an entry of the menu, its subcategories' where it has no list of its own. */
async function productsOf(entry: MenuEntry, ctx: ViewContext): Promise<ProductSummary[]> {
  const query = entry.path ? await queryAt(entry.path, ctx.locale) : undefined
  if (query) return readProducts(query, ctx.locale)
  for (const below of entry.subcategories) {
    const products = await productsOf(below, ctx)
    if (products.length > 0) return products
  }
  return []
}

async function toTile(entry: MenuEntry, ctx: ViewContext): Promise<CategoryTile | undefined> {
  if (!entry.path) return undefined
  const products = (await productsOf(entry, ctx)).filter(product => product.price)
  const product = products.find(({ tag }) => tag === 'bestseller') ?? products[0]
  if (!product) return undefined
  const cheapest = products.reduce(
    (best, other) => ((other.price?.minor ?? 0) < (best.price?.minor ?? 0) ? other : best),
    product,
  )
  const { name, title, description, path } = entry
  return { name, title, description, path, product, from: cheapest.price }
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
