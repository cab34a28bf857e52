import 'server-only'
import type { ProductSummary } from '@/lib/contract/product'
import { languageOf, localePath, type SiteLocale } from '@/lib/site/locales'
import type { SearchEntry } from '@/lib/site/search'
import { getContent } from '.'
import { everyPage } from './all'

/** "58 × 22 mm", where a product has a size of its own. */
const sizeOf = ({ kind, width, height }: ProductSummary): string =>
  (kind === 'stamp' || kind === 'rubber' || kind === 'template') && width && height
    ? `${width} × ${height} mm`
    : ''

const kindOf = ({ kind, type }: ProductSummary): SearchEntry['kind'] => {
  if (kind === 'stamp') return 'stamp'
  if (kind === 'sign') return 'sign'
  if (kind === 'template') return type.startsWith('sign') ? 'sign' : 'stamp'
  return 'supply'
}

/** Every page of a locale that can be searched; products with their size, their full title and their colours. */
export async function readSearchEntries(locale: SiteLocale): Promise<SearchEntry[]> {
  const content = getContent()
  const entries: SearchEntry[] = []
  const slugs = new Map<string, string>()
  for (const { url, title, description, shoppingId, pageType, redirect } of await everyPage(paging =>
    content.pages({}, locale, paging),
  )) {
    if (redirect || pageType === 'home') continue
    if (shoppingId) slugs.set(shoppingId, url)
    else
      entries.push({ name: title, note: '', url: localePath(locale, url), kind: 'page', words: description })
  }
  const [products, catalogue] = await Promise.all([
    content.productsBySlugs([...slugs.keys()], locale),
    content.catalogue(),
  ])
  const language = languageOf(locale)
  const supplies = new Map(catalogue.staticProducts.products.map(product => [product.slug, product]))
  for (const product of products) {
    const url = slugs.get(product.slug)
    if (!url) continue
    const variants = supplies.get(product.slug)?.variants.map(({ title }) => title[language]) ?? []
    const rest = product.title === product.name ? [] : [product.title]
    entries.push({
      name: product.name,
      note: sizeOf(product),
      url: localePath(locale, url),
      kind: kindOf(product),
      words: [...rest, ...variants].join(' '),
    })
  }
  return entries
}
