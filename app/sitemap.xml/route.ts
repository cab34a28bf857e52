import { keptHeaders } from '@/lib/site/cache-manifest'
import { hasOwnDomain } from '@/lib/site/domains'
import { locales } from '@/lib/site/locales'
import { sitemapUrl } from '@/lib/site/seo'
import { element, xmlDocument } from '@/lib/xml/xml'

/** The sitemaps, one a locale; of those on domains of their own `robots.txt` tells. */
export function GET(): Response {
  const here = locales.filter(locale => !hasOwnDomain(locale))
  const entries = here.map(locale => element('sitemap', [element('loc', sitemapUrl(locale))]))
  const body = xmlDocument('sitemapindex', 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"', entries)
  return new Response(body, { headers: { 'content-type': 'application/xml', ...keptHeaders('sitemap') } })
}
