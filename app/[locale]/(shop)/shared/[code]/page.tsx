import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { sharedPath, sharedPicturePath, sharedPictures } from '@/lib/contract/shared-paths'
import { localePath } from '@/lib/site/locales'
import { absoluteUrl, pageTitle } from '@/lib/site/seo'
import { siteUrlOf } from '@/lib/site/url'
import { SiteFrame } from '../../../site-frame'
import { enterLocale } from '../../shop-page'
import { readLink } from './read-link'
import { Made, NoLongerMade } from './shared-views'
import { ownName } from './shared-words'

// A link that was ended is gone at once, and its page is nobody's to keep.
export const dynamic = 'force-dynamic'

interface SharedPageProps {
  params: Promise<{ locale: string; code: string }>
}

export async function generateMetadata({ params }: SharedPageProps): Promise<Metadata> {
  const { code } = await params
  const locale = await enterLocale(params)
  const [t, site, shared] = await Promise.all([
    getTranslations({ locale, namespace: 'shared' }),
    getTranslations({ locale, namespace: 'site' }),
    readLink(code),
  ])
  const hidden = { robots: { index: false, follow: false }, referrer: 'no-referrer' } as const
  if (!shared) return hidden
  const name = ownName(shared.design) || shared.design.modelName
  const title = t('title', { name })
  const { card } = sharedPictures
  return {
    title: { absolute: pageTitle(title, site('title')) },
    description: t('description'),
    ...hidden,
    openGraph: {
      title,
      description: t('description'),
      url: absoluteUrl(locale, sharedPath(code)),
      siteName: site('title'),
      locale,
      ...(shared.today && {
        images: [
          {
            url: siteUrlOf(locale) + sharedPicturePath(code, 'card'),
            width: card.width,
            height: card.height,
            alt: name,
          },
        ],
      }),
    },
    twitter: { card: shared.today ? 'summary_large_image' : 'summary' },
  }
}

/** `/shared/{code}/`: a design that somebody lets others see by its link, to look at and to make one's own. */
export default async function SharedPage({ params }: SharedPageProps) {
  const { code } = await params
  const locale = await enterLocale(params)
  const shared = await readLink(code)
  if (!shared) redirect(localePath(locale, '/shared-ended/'))
  return (
    <SiteFrame locale={locale}>
      {shared.today ? (
        <Made {...{ code, locale, design: shared.today, changed: shared.changed }} />
      ) : (
        <NoLongerMade locale={locale} design={shared.design} />
      )}
    </SiteFrame>
  )
}
