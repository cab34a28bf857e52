import 'server-only'
import type { ProductSummary } from '@/lib/contract/product'
import { localePath, type SiteLocale } from '@/lib/site/locales'
import type { SearchEntry } from '@/lib/site/search'
import { getContent } from '.'
import { everyPage } from './all'

/** "58 × 22 mm", where a product has a size of its own. */
const sizeOf = ({ kind, width, height }: ProductSummary): string =>
  (kind === 'stamp' || kind === 'rubber' || kind === 'design') && width && height
    ? `${width} × ${height} mm`
    : ''

/** Every page of a locale that can be searched by its title; products with their size. */
export async function readSearchIndex(locale: SiteLocale): Promise<SearchEntry[]> {
  const content = getContent()
  const entries: SearchEntry[] = []
  const slugs = new Map<string, string>()
  for (const { url, title, shoppingId, pageType, redirect } of await everyPage(paging =>
    content.pages({}, locale, paging),
  )) {
    if (redirect || pageType === 'home') continue
    if (shoppingId) slugs.set(shoppingId, url)
    else entries.push({ name: title, note: '', url: localePath(locale, url) })
  }
  const products = await content.productsBySlugs([...slugs.keys()], locale)
  for (const product of products) {
    const url = slugs.get(product.slug)
    if (!url || !product.published) continue
    entries.push({ name: product.name, note: sizeOf(product), url: localePath(locale, url) })
  }
  return entries
}
