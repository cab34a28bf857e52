import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { findMaterial } from '@/lib/catalogue/lookup'
import type { Page } from '@/lib/contract/page'
import { type Handed, readHanded } from '@/lib/site/handed'
import { handedQueries } from '@/lib/site/handed-queries'
import { localeOfSegment, localePath, type SiteLocale } from '@/lib/site/locales'
import { pageMetadata, pageTitle } from '@/lib/site/seo'
import { readCatalogue, readPage, readProduct } from '../../../../content'
import { PageFrame } from '../../../../page-frame'
import { PageView } from '../../../[[...path]]/_views/page-view'
import { readPageFacts } from '../../../[[...path]]/page-facts'

interface HandedPageProps {
  params: Promise<{ locale: string; area: string; slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

interface Asked {
  locale: SiteLocale
  page: Page
  handed: Handed
  /** What was handed over, as it stood in the address. */
  query: URLSearchParams
}

/** The page that a link leads to, and what it hands over. */
async function readAsked({ params, searchParams }: HandedPageProps): Promise<Asked> {
  const [{ locale: segment, area, slug }, search] = await Promise.all([params, searchParams])
  const [locale, handed] = [localeOfSegment(segment), readHanded(search)]
  if (!locale || !handed) notFound()
  const answer = await readPage(`/${decodeURIComponent(area)}/${decodeURIComponent(slug)}/`, locale)
  if (answer?.kind === 'redirect') redirect(localePath(locale, answer.to))
  if (!answer) notFound()
  const query = new URLSearchParams()
  for (const name of handedQueries) {
    const value = search[name]
    if (typeof value === 'string') query.set(name, value)
  }
  return { locale, page: answer.page, handed, query }
}

/** A page for one link only: by its own title, and in no index (PAGE-51). */
export async function generateMetadata(props: HandedPageProps): Promise<Metadata> {
  const { locale, page, handed } = await readAsked(props)
  const site = await getTranslations({ locale, namespace: 'site' })
  const own = pageMetadata(page, await readPageFacts(page, locale), locale, site('title'))
  const title = handed.title ? { absolute: pageTitle(handed.title, site('title')) } : own.title
  return { ...own, title, robots: { index: false } }
}

/** The page of the material that a config names, where it is another one than the page's; null where it is sold nowhere. */
async function pageOfMaterial(name: string, locale: SiteLocale): Promise<string | null> {
  if (!findMaterial(await readCatalogue(), name)?.published) return null
  return (await readProduct(`sign-${name}`, locale))?.url ?? null
}

/** The page of a sign as a link configures and names it (SIGN-1, PAGE-51); of anything else it is the page as it is. */
export default async function HandedPage(props: HandedPageProps) {
  const { locale, page, handed, query } = await readAsked(props)
  setRequestLocale(locale)
  const { material } = handed.config
  const product = page.shoppingId ? await readProduct(page.shoppingId, locale) : null
  const own = product?.sign?.material.name ?? (product?.kind === 'template' ? product.material : null)
  let shown = handed
  if (own && material !== undefined && material !== own) {
    const other = await pageOfMaterial(material, locale)
    if (other) redirect(`${localePath(locale, other)}?${query}`)
    shown = { ...handed, config: {}, unreadable: true }
  }
  return (
    <PageFrame layout={page.layout} locale={locale}>
      <PageView page={page} locale={locale} handed={shown} />
    </PageFrame>
  )
}
