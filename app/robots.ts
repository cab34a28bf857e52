import type { MetadataRoute } from 'next'
import { sitemapUrl } from '@/lib/doors/site/seo'
import { hasOwnDomain } from '@/lib/ground/site/domains'
import { siteUrl } from '@/lib/ground/site/url'
import { readSoldLocales } from '@/server/catalogue/content/sold-locales'

/** Its address may be set when the shop starts. */
export const dynamic = 'force-dynamic'

/** Pages are for everyone; what is personal or technical is not. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const sold = await readSoldLocales()
  return {
    rules: [
      {
        userAgent: '*',
        allow: '/',
        disallow: [
          '/admin',
          '/api/',
          '/cms-api/',
          '/tools/',
          '/_styleguide/',
          '/*/_styleguide/',
          '/*/cart/',
          '/cart/',
        ],
      },
    ],
    sitemap: [`${siteUrl()}/sitemap.xml`, ...sold.filter(hasOwnDomain).map(sitemapUrl)],
  }
}
