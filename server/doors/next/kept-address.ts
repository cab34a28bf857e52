import { handedPage, handedQueries } from '@/lib/ground/site/handed-queries'
import { defaultLocale, localeOfSegment, localeSegment } from '@/lib/ground/site/locales'
import { isOutsideSite } from '@/lib/ground/site/routes'

/** Pages that are made for each request, and read what it asks. */
const readsQuery = new Set(['admin-login', 'page-preview'])

/** By this Next tells the data of a page for a journey from the page. */
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
 * The address by which Next is asked for a kept page: without what nobody reads there. Next writes the query of who asks first
 * into the page that it keeps for everybody, and a query may hold what opens an order or a quotation.
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
