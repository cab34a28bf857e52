import type { IncomingMessage } from 'node:http'
import { type SiteDomains, siteDomains } from '@/lib/ground/site/domains'
import { hostName } from '@/lib/ground/site/host'
import { defaultLocale, isLocale, localeOfSegment, type SiteLocale } from '@/lib/ground/site/locales'
import { isOutsideSite, movedHeader, siteHeader } from '@/lib/ground/site/routes'
import { siteUrlOf } from '@/lib/ground/site/url'

/** What is wrong with `SITE_DOMAINS`, in words for who set it; null where nothing is. */
export function domainsFault(text: string, domains: SiteDomains, siteUrl: string): string | null {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length !== domains.size)
    return `SITE_DOMAINS names a locale twice, or is not written as LOCALE=ADDRESS, separated by blanks: ${text}`
  const taken = new Set([new URL(siteUrl).hostname])
  for (const [locale, origin] of domains) {
    if (!isLocale(locale)) return `SITE_DOMAINS: there is no locale ${locale}.`
    if (locale === defaultLocale) return `SITE_DOMAINS: ${locale} stands at SITE_URL.`
    const url = URL.canParse(origin) ? new URL(origin) : null
    if (!url || url.origin !== origin || !/^https?:$/.test(url.protocol))
      return `SITE_DOMAINS: ${origin} is not an address such as https://shop.example, without a path.`
    if (taken.has(url.hostname)) return `SITE_DOMAINS: ${url.hostname} is the address of two sites.`
    taken.add(url.hostname)
  }
  return null
}

/** The locale whose own domain a request came to; undefined for every other host, which is the shop's. */
function localeOfHost(host = ''): SiteLocale | undefined {
  for (const [locale, origin] of siteDomains())
    if (isLocale(locale) && new URL(origin).hostname === hostName(host)) return locale
  return undefined
}

/** The whole address of a page that is requested with a locale's prefix although that locale has its own domain. */
function rightPlace(url: string, here: SiteLocale | undefined): string | null {
  const [head = '', segment = ''] = /^\/([^/?]*)\/?/.exec(url) ?? []
  const rest = url.slice(head.length)
  const named = localeOfSegment(segment)
  if (!named) return null
  const domains = siteDomains()
  // On the shop's own domain a locale without a domain stays at its address.
  if (!here && !domains.has(named)) return null
  const prefix = named === defaultLocale || domains.has(named) ? '' : `/${named.toLowerCase()}`
  return `${siteUrlOf(named)}${prefix}/${rest}`
}

/**
 * Leads a request to the pages of the domain that it came to (PAGE-52): Next's own rules for addresses read what is noted here
 * (`lib/ground/site/routes.ts`). A header of that name from a browser is removed: kept pages must not depend on it. True where the request
 * is redirected.
 */
export function leadToSite(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const { headers, url = '/' } = request
  delete headers[siteHeader]
  delete headers[movedHeader]
  if (siteDomains().size === 0 || isOutsideSite(url.split('?', 1)[0] ?? '')) return false
  const here = localeOfHost(headers.host)
  const moved = rightPlace(url, here)
  if (moved) {
    headers[movedHeader] = moved
    request.url = '/api/moved'
  } else if (here) headers[siteHeader] = here.toLowerCase()
  return moved !== null
}
