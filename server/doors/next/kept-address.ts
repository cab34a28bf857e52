import { handedPage, handedQueries } from '@/lib/ground/site/handed-queries'
import { defaultLocale, localeOfSegment, localeSegment } from '@/lib/ground/site/locales'
import { isOutsideSite } from '@/lib/ground/site/routes'

/** Pages that are made for each request, and read its query. */
const readsQuery = new Set(['admin-login', 'page-preview'])

/** The query by which Next asks for the data of a page instead of the page. */
const journey = '_rsc'

/**
 * Whether an address, without its query, is that of a page that may be kept. One without its slash, or with the prefix of the
 * default locale, leads on, query and all (`addressRedirects`).
 */
function isKeptPage(path: string): boolean {
  if (!path.endsWith('/') || isOutsideSite(path)) return false
  const [first = '', second = ''] = path.split('/').filter(Boolean)
  if (first === localeSegment(defaultLocale)) return false
  return !readsQuery.has(localeOfSegment(first) ? second : first)
}

/**
 * The address by which Next is asked for a kept page: without its query, which such a page does not read. Next writes the query of the
 * first request into the page that it keeps for everybody, and a query may hold the code of an order or a quotation.
 */
export function keptAddress(url: string): string {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (at < 0 || !isKeptPage(path)) return url
  const asked = new URLSearchParams(url.slice(at + 1))
  if (handedPage(path) && handedQueries.some(name => asked.has(name))) return url
  const mark = asked.get(journey)
  return mark === null ? path : `${path}?${new URLSearchParams({ [journey]: mark })}`
}
