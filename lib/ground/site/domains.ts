// Relative, as next.config.ts reads this file without the project's paths.
import { withoutEnd } from '../ends'

/** Locales that have a domain of their own, with its origin: `de-DE` → `https://stempel.example`. */
export type SiteDomains = ReadonlyMap<string, string>

let lastRead: { text: string; domains: SiteDomains } | undefined

/**
 * The setting `SITE_DOMAINS` (PAGE-52), `de-DE=https://stempel.example fr-BE=https://cachets.example`, as far as it can be
 * read; `server/ground/settings/site-domains.ts` says what is wrong with it when the shop starts. None in the browser, whose page
 * says whether it stands on such a domain.
 */
export function siteDomains(): SiteDomains {
  const text = process.env.SITE_DOMAINS ?? ''
  if (lastRead?.text !== text) {
    const pairs = text
      .split(/\s+/)
      .map(pair => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)])
    const domains = new Map(
      pairs.flatMap(([locale = '', origin = '']) =>
        locale && origin && locale !== origin ? [[locale, withoutEnd(origin, '/')] as const] : [],
      ),
    )
    lastRead = { text, domains }
  }
  return lastRead.domains
}

/** The locale that the domain of the page in the browser belongs to: the layout says it on `<html>`. */
const domainOfDocument = (): string | undefined => document.documentElement.dataset.ownDomain

/** Whether a locale's addresses stand on a domain of their own, where they have no prefix. */
export const hasOwnDomain = (locale: string): boolean =>
  typeof window === 'undefined' ? siteDomains().has(locale) : domainOfDocument() === locale

/** Whose pages have no prefix where the document stands, if that is not the default locale's; undefined on the server. */
export const localeOfDomain = (): string | undefined =>
  typeof window === 'undefined' ? undefined : domainOfDocument()
