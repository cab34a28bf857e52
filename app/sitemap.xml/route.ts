import { sitemapUrl } from '@/lib/doors/site/seo'
import { keptHeaders } from '@/lib/ground/site/cache-manifest'
import { hasOwnDomain } from '@/lib/ground/site/domains'
import { element, xmlDocument } from '@/lib/ground/xml/xml'
import { readSoldLocales } from '@/server/catalogue/content/sold-locales'

/** The sitemaps, one per locale; `robots.txt` names those on their own domains. */
export async function GET(): Promise<Response> {
  const here = (await readSoldLocales()).filter(locale => !hasOwnDomain(locale))
  const entries = here.map(locale => element('sitemap', [element('loc', sitemapUrl(locale))]))
  const body = xmlDocument('sitemapindex', 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"', entries)
  return new Response(body, { headers: { 'content-type': 'application/xml', ...keptHeaders('sitemap') } })
}
