import 'server-only'
import type { BlockOf } from '@/lib/catalogue/blocks/registry'
import type { Page } from '@/lib/catalogue/contract/page'
import { toListingItems } from '@/lib/doors/site/listing-items'
import type { ViewContext } from '@/lib/doors/site/view-context'
import type { MenuEntry } from '@/lib/ground/contract/menu'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { ProductSummary } from '@/lib/product/contract/product'
import type { ListingItem } from '@/lib/product/listing/listing'
import { getContent } from '.'
import { allProducts } from './all'

/** A subcategory of what is listed, with its products and those below it. */
export interface ListingGroup {
  entry: MenuEntry & { path: string }
  products: ProductSummary[]
}

/** What a catalogue page lists: its own products and those of its subcategories, each once, its own first. */
export interface PageListing {
  products: ProductSummary[]
  groups: ListingGroup[]
}

const unique = (products: readonly ProductSummary[]): ProductSummary[] => [
  ...new Map(products.map(product => [product.slug, product])).values(),
]

/** The products of a list that a clerk has put on a page. */
async function listed(list: BlockOf<'cardList'>, locale: SiteLocale): Promise<ProductSummary[]> {
  const content = getContent()
  const found =
    list.source === 'slugs'
      ? await content.productsBySlugs(list.slugs ?? [], locale)
      : await allProducts(content, list.query ?? {}, locale)
  return found.slice(0, list.limit ?? found.length)
}

/** Only the first list of a page has filters: further ones are blocks among the others. */
const listOf = (page: Page) =>
  page.custom.blocks.find((block): block is BlockOf<'cardList'> => block.blockType === 'cardList')

/** The products of an entry of the menu: of the list on its page, and of all entries below it. */
export async function productsOfEntry(entry: MenuEntry, locale: SiteLocale): Promise<ProductSummary[]> {
  const found = entry.path ? await getContent().pageByUrl(entry.path, locale) : null
  const list = found && 'custom' in found ? listOf(found) : undefined
  const lists = await Promise.all([
    list ? listed(list, locale) : [],
    ...entry.subcategories.map(below => productsOfEntry(below, locale)),
  ])
  return unique(lists.flat())
}

/** The entry of the menu that leads to an address, with those above it, the nearest last. */
export function trailTo(entries: readonly MenuEntry[], path: string): MenuEntry[] {
  for (const entry of entries) {
    if (entry.path === path) return [entry]
    const below = trailTo(entry.subcategories, path)
    if (below.length > 0) return [entry, ...below]
  }
  return []
}

/** What a catalogue page lists; a page that no entry of the menu leads to lists its own products. */
export async function readPageListing(page: Page, locale: SiteLocale): Promise<PageListing> {
  const list = listOf(page)
  const own = list ? await listed(list, locale) : []
  const entry = trailTo(await getContent().mainMenu(locale), page.url).at(-1)
  const groups = await Promise.all(
    (entry?.subcategories ?? []).flatMap(below =>
      below.path ? [groupOf({ ...below, path: below.path }, locale)] : [],
    ),
  )
  const filled = groups.filter(({ products }) => products.length > 0)
  return { products: unique([...own, ...filled.flatMap(({ products }) => products)]), groups: filled }
}

const groupOf = async (entry: ListingGroup['entry'], locale: SiteLocale): Promise<ListingGroup> => ({
  entry,
  products: await productsOfEntry(entry, locale),
})

/** The products of a catalogue page as its list shows them, each with its subcategories. */
export function listingItems({ products, groups }: PageListing, ctx: ViewContext): ListingItem[] {
  const members = groups.map(({ entry, products: own }) => ({
    name: entry.name,
    slugs: new Set(own.map(({ slug }) => slug)),
  }))
  return toListingItems(products, ctx).map(item => ({
    ...item,
    groups: members.filter(({ slugs }) => slugs.has(item.slug)).map(({ name }) => name),
  }))
}
