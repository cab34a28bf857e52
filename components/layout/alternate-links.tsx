'use client'
import type { Language } from '@/lib/ground/common'
import {
  countryOf,
  defaultLocale,
  languageOf,
  localePath,
  locales,
  type SiteLocale,
} from '@/lib/ground/site/locales'

interface AlternateLinksProps {
  /** The path of the page in each of its languages, without the locale's prefix. */
  paths: Partial<Record<Language, string>>
  /** The countries that have it; none named means all. */
  countries: readonly string[]
  /** The locales that have a site; none named means all. */
  sold?: readonly SiteLocale[]
  /** The default locale, for readers without a matching locale. */
  standard?: SiteLocale
  /** Where the shop is reached from outside, without a slash at the end. */
  base: string
  /** Locales that stand on a domain of their own, with its origin. */
  domains?: Readonly<Record<string, string>>
}

/**
 * The page in every locale, for crawlers and for the choice of the language: React moves the links into the head. Built
 * here from three paths, since thirty links would be sent twice.
 */
export function AlternateLinks({
  paths,
  countries,
  sold = locales,
  standard = defaultLocale,
  base,
  domains = {},
}: AlternateLinksProps) {
  const alternate = (name: string, locale: SiteLocale) => {
    const path = paths[languageOf(locale)]
    const shown = countries.length === 0 || countries.includes(countryOf(locale))
    if (!path || !shown) return null
    const own = domains[locale]
    return (
      <link
        key={name}
        rel="alternate"
        hrefLang={name.toLowerCase()}
        href={own ? own + path : base + localePath(locale, path)}
      />
    )
  }
  // The locales of a language follow each other in lower case: this compresses best.
  const sorted = sold.toSorted()
  return [...sorted.map(locale => alternate(locale, locale)), alternate('x-default', standard)]
}
