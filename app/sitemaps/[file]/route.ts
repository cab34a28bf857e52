import { absoluteUrl, localeOfFile } from '@/lib/doors/site/seo'
import { keptHeaders } from '@/lib/ground/site/cache-manifest'
import { element, xmlDocument } from '@/lib/ground/xml/xml'
import { getContent } from '@/server/catalogue/content'
import { readSoldLocales } from '@/server/catalogue/content/sold-locales'
import { problemResponse, route } from '@/server/ground/http/answer'

/** `/sitemaps/de-de.xml`: every page of a locale that search engines may keep. The other locales' stand in its hreflang. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (_, { params }) => {
    const { file } = await params
    const locale = localeOfFile(String(file))
    if (!locale || !(await readSoldLocales()).includes(locale)) return problemResponse('not_found')
    const entries = (await getContent().pageUrls(locale)).map(({ url, changed }) =>
      element('url', [element('loc', absoluteUrl(locale, url)), element('lastmod', changed)]),
    )
    const body = xmlDocument('urlset', 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"', entries)
    return new Response(body, { headers: { 'content-type': 'application/xml', ...keptHeaders('sitemap') } })
  },
})
