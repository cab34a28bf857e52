import 'server-only'
import { notFound, redirect } from 'next/navigation'
import type { Page } from '@/lib/catalogue/contract/page'
import { findMaterial } from '@/lib/catalogue/lookup'
import { type Handed, readHanded } from '@/lib/doors/site/handed'
import { handedQueries } from '@/lib/ground/site/handed-queries'
import { localeOfSegment, localePath, type SiteLocale } from '@/lib/ground/site/locales'
import { signSlug } from '@/lib/product/sign/slug'
import { readCatalogue, readGone, readPage, readProduct } from '../../../../content'
import { leadToSold } from '../../../../sold'

export interface HandedPageProps {
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
export async function readAsked({ params, searchParams }: HandedPageProps): Promise<Asked> {
  const [{ locale: segment, area, slug }, search] = await Promise.all([params, searchParams])
  const [locale, handed] = [localeOfSegment(segment), readHanded(search)]
  if (!locale || !handed) notFound()
  await leadToSold(locale)
  const url = `/${decodeURIComponent(area)}/${decodeURIComponent(slug)}/`
  const answer = await readPage(url, locale)
  if (answer?.kind === 'redirect') redirect(localePath(locale, answer.to))
  // The page itself says what is sold in its place.
  if (!answer && (await readGone(url, locale))) redirect(localePath(locale, url))
  if (!answer) notFound()
  const query = new URLSearchParams()
  for (const name of handedQueries) {
    const value = search[name]
    if (typeof value === 'string') query.set(name, value)
  }
  return { locale, page: answer.page, handed, query }
}

/** The page of the material in a config, where it differs from the page's material; null where no page sells it. */
export async function pageOfMaterial(name: string, locale: SiteLocale): Promise<string | null> {
  if (!findMaterial(await readCatalogue(), name)?.published) return null
  return (await readProduct(signSlug(name), locale))?.url ?? null
}
