import type { MetadataRoute } from 'next'
import { siteUrl } from '@/lib/site/url'

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
    sitemap: `${siteUrl()}/sitemap.xml`,
  }
}
