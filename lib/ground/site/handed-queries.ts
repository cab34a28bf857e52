import { localeOfSegment, type SiteLocale } from './locales'

/** What a link hands over to the page of a sign, by the names of its queries (SIGN-1, PAGE-51): such a page is the link's alone. */
export const handedQueries = ['config', 't'] as const

/** What no product's page begins with. */
const noProduct = new Set(['admin', 'api', 'cms-api', 'pictures', 'shared', '_next'])

/** A page of the form that products have: to no other is anything handed over. */
export interface HandedPage {
  /** Undefined where the path has no prefix. */
  locale: SiteLocale | undefined
  area: string
  slug: string
}

/** The page of a product that a path may name; null for every other. */
export function handedPage(path: string): HandedPage | null {
  const parts = path.split('/').filter(Boolean)
  const locale = localeOfSegment(parts[0] ?? '')
  const [area, slug, ...more] = locale ? parts.slice(1) : parts
  return area && slug && more.length === 0 && !noProduct.has(area) ? { locale, area, slug } : null
}
