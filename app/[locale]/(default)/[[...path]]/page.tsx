import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { hasLocale } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { localePath, prerenderedLocales, type SiteLocale } from '@/lib/site/locales'
import { routing } from '@/lib/site/routing'
import { pageMetadata } from '@/lib/site/seo'
import { readPage } from '../../content'
import { mostVisited } from './_views/most-visited'
import { NotFoundView } from './_views/not-found-view'
import { PageView } from './_views/page-view'

interface PageProps {
  params: Promise<{ locale: string; path?: string[] }>
}

/** The address that the content service knows: without the locale's prefix, ending with a slash. */
const addressOf = (path: readonly string[] = []): string =>
  path.length ? `/${path.map(part => decodeURIComponent(part)).join('/')}/` : '/'

async function read({ params }: PageProps): Promise<{ locale: SiteLocale; url: string; known: boolean }> {
  const { locale, path } = await params
  const known = hasLocale(routing.locales, locale)
  return { locale: known ? locale : routing.defaultLocale, url: addressOf(path), known }
}

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const { locale } = params
  if (!prerenderedLocales.some(known => known === locale)) return []
  const urls = await mostVisited(locale)
  return urls.map(url => ({ path: url.split('/').filter(Boolean) }))
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, url, known } = await read(props)
  const site = await getTranslations({ locale, namespace: 'site' })
  const answer = known ? await readPage(url, locale) : null
  if (answer?.kind === 'page') return pageMetadata(answer.page, locale, site('title'))
  const t = await getTranslations({ locale, namespace: 'layout.notFound' })
  return { title: `${t('title')} | ${site('title')}`, robots: { index: false } }
}

/** Every page that is not one of the application's own is what the content service has at its address. */
export default async function Page(props: PageProps) {
  const { locale, url, known } = await read(props)
  setRequestLocale(locale)
  const answer = known ? await readPage(url, locale) : null
  if (!answer) return <NotFoundView path={url} locale={locale} />
  if (answer.kind === 'redirect') {
    const target = localePath(locale, answer.to)
    return answer.permanent ? permanentRedirect(target) : redirect(target)
  }
  return <PageView page={answer.page} locale={locale} />
}
