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
 * The site of a country for someone who reads some languages: in one of them where it is made in it, else in the
 * language of the page, else in its first one. Null where the page is of that country already, or there is no such site.
 * @param read what the browser says its person reads, "de-AT", best first
 */
export function siteFor(country: string, read: readonly string[], here: SiteLocale): SiteLocale | null {
  if (country === countryOf(here)) return null
  // The shop's own country is also what is answered where nobody knows: it is offered to those who read its language.
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

/** Where the visitor seems to be, null where nobody knows; undefined where it cannot be asked just now. */
async function visitorCountry(): Promise<unknown> {
  try {
    const answer = await fetch('/api/clients/country')
    return answer.ok ? (await answer.json()).countryCode : undefined
  } catch (error) {
    console.warn('the country of the visit could not be asked', error)
    return undefined
  }
}

/** Asks where the visitor seems to be and offers that country's site (PAGE-1). Once: it is kept that it was done. */
export async function offerWebsite(here: SiteLocale): Promise<void> {
  // Who is at work on a design has it in front; the next page asks.
  const isAtWork = splitLocale(window.location.pathname).path === '/editor/'
  if (isAtWork || readStorage(storageKeys.websiteOffered) !== null) return
  const countryCode = await visitorCountry()
  if (countryCode === undefined) return
  const target = typeof countryCode === 'string' ? siteFor(countryCode, navigator.languages, here) : null
  // Where it cannot be kept, it would be asked on every page: then it is not asked at all.
  if (!writeStorage(storageKeys.websiteOffered, 'true') || !target) return
  openPopup('redirectWebsite', { target })
}
