import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { GuideSection } from '@/components/styleguide/sections'
import { pageTitle } from '@/lib/doors/site/seo'
import { enterLocale, type ShopPageProps } from '../shop-page'

/** Title of a page of the styleguide: a tool of those who make the shop, so no search engine keeps it. */
export async function guideMetadata(
  params: ShopPageProps['params'],
  section: GuideSection | 'title',
): Promise<Metadata> {
  const locale = await enterLocale(params)
  const [t, site] = await Promise.all([
    getTranslations({ locale, namespace: 'styleguide' }),
    getTranslations({ locale, namespace: 'site' }),
  ])
  const title = section === 'title' ? t('title') : `${t(`sections.${section}`)} – ${t('title')}`
  return {
    title: { absolute: pageTitle(title, site('title')) },
    description: t('description'),
    robots: { index: false, follow: false },
  }
}
