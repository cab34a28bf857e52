import { localeSegment, type SiteLocale, splitLocale } from '@/lib/ground/site/locales'
import { isFixedRoute } from '@/lib/ground/site/routes'

/** What the page says of itself in a locale. */
const alternate = (locale: string) =>
  document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}" i]`)

/**
 * The address of this page in another locale (PAGE-32): what the page's own hreflang says; of the application's own pages the
 * same, with what is asked of it; else that site's home. A path where both stand on one domain, whatever name the browser
 * knows it by; a whole address where the other has a domain of its own.
 */
export function addressIn(locale: SiteLocale): string {
  const link = alternate(locale)
  if (!link) {
    const { path } = splitLocale(window.location.pathname)
    const own = isFixedRoute(path) ? path + window.location.search : '/'
    // With its prefix, which leads to the right domain from any: a page without links does not know the domains.
    return `/${localeSegment(locale)}${own}`
  }
  const { origin, pathname } = new URL(link.href)
  const here = alternate(document.documentElement.lang)
  return here && new URL(here.href).origin !== origin ? link.href : pathname
}

/** Opens another site's page, with the campaign that led to this one; its code is not needed before. */
export const goTo = (path: string) => void import('@/stores/campaign').then(({ loadPage }) => loadPage(path))
