import { localePath, type SiteLocale } from '@/lib/site/locales'

/** The address of this page in another locale: what the page's own hreflang says, else that site's home. */
export function addressIn(locale: SiteLocale): string {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}" i]`)
  return link ? new URL(link.href).pathname : localePath(locale, '/')
}

/** Opens another site's page, with the campaign that led to this one; its code is not needed before. */
export const goTo = (path: string) => void import('@/stores/campaign').then(({ loadPage }) => loadPage(path))
