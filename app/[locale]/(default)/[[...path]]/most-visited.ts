import 'server-only'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { everyPage } from '@/server/catalogue/content/all'
import { content, readProducts } from '../../content'

async function urlsOfPages(locale: SiteLocale): Promise<string[]> {
  const pages = await everyPage(paging => content().pages({}, locale, paging))
  return pages.flatMap(({ page_type, url }) => (page_type === 'product' ? [] : [url]))
}

/**
 * The addresses that a build makes: home, catalogues, written pages, every sign, and the stamps that are chosen most.
 * The others are made at their first request, so that a catalogue ten times as large builds as fast.
 */
export async function mostVisited(locale: SiteLocale): Promise<string[]> {
  const [pages, signs, stamps] = await Promise.all([
    urlsOfPages(locale),
    readProducts({ type: 'sign' }, locale),
    readProducts({ type: 'stamp' }, locale),
  ])
  const products = [...signs, ...stamps.filter(({ tag }) => tag)].flatMap(({ url }) => url ?? [])
  return [...new Set([...pages, ...products])]
}
