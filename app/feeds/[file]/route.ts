import { getTranslations } from 'next-intl/server'
import { readProductFacts } from '@/app/[locale]/product-facts'
import { type FeedProduct, productFeed } from '@/lib/doors/site/product-feed'
import { localeOfFile } from '@/lib/doors/site/seo'
import { keptHeaders } from '@/lib/ground/site/cache-manifest'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { getContent } from '@/server/catalogue/content'
import { allProducts } from '@/server/catalogue/content/all'
import { readSoldLocales } from '@/server/catalogue/content/sold-locales'
import { problemResponse, route } from '@/server/ground/http/answer'

/** Every product of a locale that has a page for search engines and a price. */
async function feedProducts(locale: SiteLocale): Promise<FeedProduct[]> {
  const content = getContent()
  const [products, pages] = await Promise.all([allProducts(content, {}, locale), content.pageUrls(locale)])
  const kept = new Set(pages.map(({ url }) => url))
  const found = products.map(async ({ slug, url }) => {
    const facts = url && kept.has(url) ? await readProductFacts(slug, locale) : null
    return facts?.offer && url ? [{ ...facts, description: facts.text, offer: facts.offer, path: url }] : []
  })
  return (await Promise.all(found)).flat()
}

/** `/feeds/de-de.xml`: the products of a country in a language, for shopping engines. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (_, { params }) => {
    const { file } = await params
    const locale = localeOfFile(String(file))
    if (!locale || !(await readSoldLocales()).includes(locale)) return problemResponse('not_found')
    const site = await getTranslations({ locale, namespace: 'site' })
    const body = productFeed(site('title'), await feedProducts(locale), locale)
    return new Response(body, { headers: { 'content-type': 'application/xml', ...keptHeaders('feed') } })
  },
})
