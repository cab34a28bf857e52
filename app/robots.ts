import type { MetadataRoute } from 'next'
import { hasOwnDomain } from '@/lib/site/domains'
import { locales } from '@/lib/site/locales'
import { sitemapUrl } from '@/lib/site/seo'
import { siteUrl } from '@/lib/site/url'

/** Its address may be set when the shop starts. */
export const dynamic = 'force-dynamic'

/** Pages are for everyone; what is personal or technical is not. */
export default function robots(): MetadataRoute.Robots {
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
    sitemap: [`${siteUrl()}/sitemap.xml`, ...locales.filter(hasOwnDomain).map(sitemapUrl)],
  }
}
