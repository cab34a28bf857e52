import {
  countryOf,
  defaultLocale,
  languageOf,
  locales,
  type SiteLocale,
  splitLocale,
} from '@/lib/ground/site/locales'
import { readStorage, storageKeys, writeStorage } from '@/stores/storage'
import { openPopup } from '@/stores/ui'

/**
 * The site of a country for a reader's languages: in one of them if the site has it, else in the language of the page,
 * else in the site's first language. Null where the page already belongs to that country, or it has no site.
 * @param read the reader's languages from the browser, "de-AT", best first
 */
export function siteFor(country: string, read: readonly string[], here: SiteLocale): SiteLocale | null {
  if (country === countryOf(here)) return null
  // The shop's own country is also the answer for an unknown country: it is offered only to readers of its language.
  const isGuess = country === countryOf(defaultLocale)
  if (isGuess && !read.some(language => language.startsWith(languageOf(defaultLocale)))) return null
  const sites = locales.filter(site => countryOf(site) === country)
  const wanted = [...read.map(language => language.slice(0, 2).toLowerCase()), languageOf(here)]
  for (const language of wanted) {
    const site = sites.find(known => languageOf(known) === language)
    if (site) return site
  }
  return sites[0] ?? null
}

/** The visitor's probable country, null where unknown; undefined where the shop does not answer now. */
async function visitorCountry(): Promise<unknown> {
  try {
    const answer = await fetch('/api/clients/country')
    return answer.ok ? (await answer.json()).countryCode : undefined
  } catch (error) {
    console.warn('the country of the visit could not be asked', error)
    return undefined
  }
}

/** Asks where the visitor seems to be and offers that country's site (PAGE-1). Only once: the browser remembers it. */
export async function offerWebsite(here: SiteLocale): Promise<void> {
  // A shopper in the editor is not disturbed; the next page asks.
  const isAtWork = splitLocale(window.location.pathname).path === '/editor/'
  if (isAtWork || readStorage(storageKeys.websiteOffered) !== null) return
  const countryCode = await visitorCountry()
  if (countryCode === undefined) return
  const target = typeof countryCode === 'string' ? siteFor(countryCode, navigator.languages, here) : null
  // Without storage every page would ask: then no page asks.
  if (!writeStorage(storageKeys.websiteOffered, 'true') || !target) return
  openPopup('redirectWebsite', { target })
}
