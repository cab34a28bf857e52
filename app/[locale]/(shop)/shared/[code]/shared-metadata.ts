import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { sharedPath, sharedPicturePath, sharedPictures } from '@/lib/doors/contract/shared-paths'
import { absoluteUrl, pageTitle } from '@/lib/doors/site/seo'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { siteUrlOf } from '@/lib/ground/site/url'
import { readLink } from './read-link'
import { ownName } from './shared-words'

/** Only people with the link know it: neither search engines nor the sites that the page links to see it. */
const hidden = { robots: { index: false, follow: false }, referrer: 'no-referrer' } as const

/** Title and card of a shared design's page; an ended link shows neither. */
export async function sharedMetadata(code: string, locale: SiteLocale): Promise<Metadata> {
  const [t, site, shared] = await Promise.all([
    getTranslations({ locale, namespace: 'shared' }),
    getTranslations({ locale, namespace: 'site' }),
    readLink(code),
  ])
  if (!shared) return hidden
  const name = ownName(shared.design) || shared.design.modelName
  const title = t('title', { name })
  const description = t('description')
  const { width, height } = sharedPictures.card
  const picture = { url: siteUrlOf(locale) + sharedPicturePath(code, 'card'), width, height, alt: name }
  return {
    title: { absolute: pageTitle(title, site('title')) },
    description,
    ...hidden,
    openGraph: {
      title,
      description,
      url: absoluteUrl(locale, sharedPath(code)),
      siteName: site('title'),
      locale,
      ...(shared.today && { images: [picture] }),
    },
    twitter: { card: shared.today ? 'summary_large_image' : 'summary' },
  }
}
