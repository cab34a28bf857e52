import { localeSegment, type SiteLocale, splitLocale } from '@/lib/ground/site/locales'
import { isFixedRoute } from '@/lib/ground/site/routes'

/** The hreflang link of the page in a locale. */
const alternate = (locale: string) =>
  document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}" i]`)

/**
 * The address of this page in another locale (PAGE-32): from the page's own hreflang; for application pages the same path with its query;
 * else that site's home. A path where both are on one domain, under whichever name; a whole address where the other site has its own
 * domain.
 */
export function addressIn(locale: SiteLocale): string {
  const link = alternate(locale)
  if (!link) {
    const { path } = splitLocale(window.location.pathname)
    const own = isFixedRoute(path) ? path + window.location.search : '/'
    // With its prefix, which redirects to the right domain from any domain: a page without links does not know the domains.
    return `/${localeSegment(locale)}${own}`
  }
  const { origin, pathname } = new URL(link.href)
  const here = alternate(document.documentElement.lang)
  return here && new URL(here.href).origin !== origin ? link.href : pathname
}

/** Opens another site's page, with the campaign that led to this one; its code is loaded only now. */
export const goTo = (path: string) => void import('@/stores/campaign').then(({ loadPage }) => loadPage(path))
