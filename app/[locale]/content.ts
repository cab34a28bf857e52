import 'server-only'
import { cache } from 'react'
import type { Page } from '@/lib/catalogue/contract/page'
import type { ProductQuery } from '@/lib/ground/contract/product-query'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { getContent } from '@/server/catalogue/content'
import { allProducts } from '@/server/catalogue/content/all'
import { orEmpty } from '@/server/catalogue/content/or-empty'

/** The content service's answers, each asked for once a render. */
type PageAnswer = { kind: 'page'; page: Page } | { kind: 'redirect'; to: string; permanent: boolean }

/** What an address leads to: a page, another address, or nothing. */
export const readPage = cache(async (url: string, locale: SiteLocale): Promise<PageAnswer | null> => {
  const found = await getContent().pageByUrl(url, locale)
  if (!found) return null
  return 'url' in found ? { kind: 'page', page: found } : { kind: 'redirect', ...found.redirect }
})
/** What stood at an address and is not sold any more. */
export const readGone = cache((url: string, locale: SiteLocale) => getContent().goneByUrl(url, locale))
/** All published products that a query asks for. */
export const readProducts = cache((query: ProductQuery, locale: SiteLocale) =>
  allProducts(getContent(), query, locale),
)
export const readCatalogue = cache(() => getContent().catalogue())
export const readPriceList = cache((country: string) => getContent().priceList(country))
export const readMenu = cache((locale: SiteLocale) => getContent().mainMenu(locale))
export const readFooter = cache((locale: SiteLocale) => getContent().footer(locale))
export const readCompany = cache(() => getContent().company())
export const readProduct = cache((slug: string, locale: SiteLocale) =>
  getContent().productBySlug(slug, locale),
)
export { readTemplates } from '@/server/catalogue/content/templates'
export { orEmpty }
export const content = () => getContent()

/** The products that the back-office keeps together under a name; none where there is no such name. */
export async function crossSold(name: string, locale: SiteLocale) {
  const read = getContent()
    .crossSell(name, locale)
    .then(async found => {
      if (!found) console.warn(`A page names a list of products that is not there: ${name}`)
      if (!found) return []
      const products = await getContent().productsBySlugs(found.slugs, locale)
      return [{ title: found.title, products }]
    })
  const [found] = await orEmpty(`cross-sell ${name}`, read)
  return found ?? { title: '', products: [] }
}
