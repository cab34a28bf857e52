import type { Language } from '@/lib/ground/common'
import { hasOwnDomain, localeOfDomain } from './domains'

/** The site locales, language-country: those of the countries' list, which a test holds them to. */
export const locales = [
  'fr-FR',
  'fr-BE',
  'de-BE',
  'en-BE',
  'fr-LU',
  'de-LU',
  'de-CH',
  'fr-CH',
  'en-CH',
  'fr-MC',
  'de-DE',
  'de-AT',
  'en-GB',
  'en-IE',
  'en-NL',
  'de-NL',
  'en-ES',
  'fr-ES',
  'en-IT',
  'de-IT',
  'fr-IT',
  'en-PT',
  'en-BG',
  'en-HR',
  'de-HR',
  'en-CY',
  'en-CZ',
  'de-CZ',
  'en-DK',
  'de-DK',
  'en-EE',
  'en-FI',
  'en-GR',
  'en-HU',
  'de-HU',
  'en-LT',
  'en-LV',
  'en-MT',
  'en-PL',
  'de-PL',
  'en-RO',
  'fr-RO',
  'en-SE',
  'en-SI',
  'de-SI',
  'en-SK',
  'de-SK',
] as const
export type SiteLocale = (typeof locales)[number]

/** Has no URL prefix where the shop stands (PAGE-1). */
export const defaultLocale: SiteLocale = 'fr-FR'

/** The locales that a build prerenders; the others' pages are made at their first request. */
export const prerenderedLocales: readonly SiteLocale[] = ['fr-FR', 'de-DE', 'en-GB']

/** The URL prefix of a locale, without slashes: lower case, empty for the default one and on its own domain. */
const localePrefix = (locale: SiteLocale): string =>
  locale === defaultLocale || hasOwnDomain(locale) ? '' : localeSegment(locale)

/** The folder of a locale's pages, the first segment of their paths within the application: `de-de`. */
export const localeSegment = (locale: SiteLocale): string => locale.toLowerCase()

/** The locale whose folder a path segment names; capitals do not matter. */
export const localeOfSegment = (segment: string): SiteLocale | undefined =>
  locales.find(known => localeSegment(known) === segment.toLowerCase())

/** Whether a setting names one of our locales. */
export const isLocale = (value: string): value is SiteLocale => (locales as readonly string[]).includes(value)

const languageByCode: Record<string, Language> = { fr: 'fr', de: 'de', en: 'en' }

/** The language that a locale reads its texts in: `fr-BE` → `fr`. */
export const languageOf = (locale: SiteLocale): Language => languageByCode[locale.slice(0, 2)] ?? 'fr'

/** The locale that stands for a language where the country does not matter: the one that a build prerenders. */
export const localeOfLanguage = (language: Language): SiteLocale =>
  prerenderedLocales.find(locale => languageOf(locale) === language) ?? defaultLocale

/** The country whose prices and delivery a locale shows: `fr-BE` → `BE`. */
export const countryOf = (locale: SiteLocale): string => locale.slice(3)

/**
 * A path of the site in a locale, on the domain where that locale stands: `/cart/` → `/de-de/cart/`. Hashes and outside
 * addresses pass through.
 */
export function localePath(locale: SiteLocale, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  const prefix = localePrefix(locale)
  return prefix ? `/${prefix}${path}` : path
}

/**
 * Takes an address of the site apart: `/de-de/cart/` → `de-DE` and `/cart/`. While a page of the default locale
 * is made, its address is the one within the application, `/fr-fr/cart/`.
 */
export function splitLocale(pathname: string): { locale: SiteLocale; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const locale = localeOfSegment(first)
  if (locale) return { locale, path: `/${rest.join('/')}` }
  const own = localeOfDomain()
  return { locale: own && isLocale(own) ? own : defaultLocale, path: pathname }
}
