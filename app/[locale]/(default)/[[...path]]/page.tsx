import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '@/lib/doors/site/seo'
import { localePath, localeSegment, prerenderedLocales } from '@/lib/ground/site/locales'
import { readGone, readPage } from '../../content'
import { PageFrame } from '../../page-frame'
import { GoneView } from './_views/gone-view'
import { NotFoundView } from './_views/not-found-view'
import { PageView } from './_views/page-view'
import { type PageProps, readAddress } from './address'
import { mostVisited } from './most-visited'
import { readPageFacts } from './page-facts'

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const locale = prerenderedLocales.find(known => localeSegment(known) === params.locale)
  if (!locale) return []
  const urls = await mostVisited(locale)
  return urls.map(url => ({ path: url.split('/').filter(Boolean) }))
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, url, known } = await readAddress(props)
  const site = await getTranslations({ locale, namespace: 'site' })
  const answer = known ? await readPage(url, locale) : null
  if (answer?.kind === 'page') {
    return pageMetadata(answer.page, await readPageFacts(answer.page, locale), locale, site('title'))
  }
  const gone = known ? await readGone(url, locale) : null
  const t = await getTranslations({ locale, namespace: 'layout' })
  const title = gone ? t('gone.title', { product: gone.title }) : t('notFound.title')
  return { title: `${title} | ${site('title')}`, robots: { index: false } }
}

/** Every page that is not one of the application's own is what the content service has at its address. */
export default async function Page(props: PageProps) {
  const { locale, url, known, exact } = await readAddress(props)
  setRequestLocale(locale)
  if (known && !exact) permanentRedirect(localePath(locale, url))
  const answer = known ? await readPage(url, locale) : null
  const gone = known && !answer ? await readGone(url, locale) : null
  if (gone?.replacement?.url) redirect(localePath(locale, gone.replacement.url))
  if (!answer)
    return (
      <PageFrame layout="default" locale={locale}>
        {gone ? <GoneView gone={gone} locale={locale} /> : <NotFoundView path={url} locale={locale} />}
      </PageFrame>
    )
  if (answer.kind === 'redirect') {
    const target = localePath(locale, answer.to)
    return answer.permanent ? permanentRedirect(target) : redirect(target)
  }
  return (
    <PageFrame layout={answer.page.layout} locale={locale}>
      <PageView page={answer.page} locale={locale} />
    </PageFrame>
  )
}
