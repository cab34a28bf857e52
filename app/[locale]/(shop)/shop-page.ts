import 'server-only'
import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { pageTitle } from '@/lib/doors/site/seo'
import { defaultLocale, localeOfSegment, type SiteLocale } from '@/lib/ground/site/locales'
import { leadToSold } from '../sold'

export interface ShopPageProps {
  params: Promise<{ locale: string }>
}

/** The locale of a fixed page, made known to all that is rendered below. */
export async function enterLocale(params: ShopPageProps['params']): Promise<SiteLocale> {
  const { locale } = await params
  const known = localeOfSegment(locale) ?? defaultLocale
  setRequestLocale(known)
  await leadToSold(known)
  return known
}

/** Title of a page that belongs to one person: no search engine keeps it. */
export async function privateMetadata(
  params: ShopPageProps['params'],
  namespace:
    | 'account'
    | 'cart'
    | 'checkout'
    | 'editor'
    | 'order'
    | 'orderPage'
    | 'payment'
    | 'quotation'
    | 'search'
    | 'tools',
): Promise<Metadata> {
  const locale = await enterLocale(params)
  const [t, site] = await Promise.all([
    getTranslations({ locale, namespace }),
    getTranslations({ locale, namespace: 'site' }),
  ])
  return {
    title: { absolute: pageTitle(t('title'), site('title')) },
    description: site('meta.page', { title: t('title') }),
    robots: { index: false, follow: false },
  }
}
