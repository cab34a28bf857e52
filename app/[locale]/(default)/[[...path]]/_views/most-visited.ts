import 'server-only'
import { content } from '../../../content'

/** Pages of one answer of the content service. */
const pageSize = 100

async function urlsOfPages(locale: string): Promise<string[]> {
  const urls: string[] = []
  for (let page = 1; ; page++) {
    const { pages, pagination } = await content().pages({}, locale, { page, pageSize })
    urls.push(...pages.filter(({ pageType }) => pageType !== 'product').map(({ url }) => url))
    if (page >= pagination.pageCount) return urls
  }
}

/**
 * The addresses that a build makes: home, catalogues, written pages, every sign, and the stamps that are chosen most.
 * The others are made at their first request, so that a catalogue ten times as large builds as fast.
 */
export async function mostVisited(locale: string): Promise<string[]> {
  const [pages, signs, stamps] = await Promise.all([
    urlsOfPages(locale),
    content().products({ type: 'sign' }, locale),
    content().products({ type: 'stamp' }, locale),
  ])
  const products = [...signs, ...stamps.filter(({ tag }) => tag)].flatMap(({ url }) => url ?? [])
  return [...new Set([...pages, ...products])]
}
