import type { MetadataRoute } from 'next'
import { prerenderedLocales } from '@/lib/site/locales'
import { absoluteUrl } from '@/lib/site/seo'
import { getContent } from '@/server/content'

export const dynamic = 'force-dynamic'

/** Every page in the three languages; the other countries' are found by the pages' own hreflang. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const lists = await Promise.all(
    prerenderedLocales.map(async locale =>
      (await getContent().pageUrls(locale)).map(url => ({ url: absoluteUrl(locale, url) })),
    ),
  )
  return lists.flat()
}
