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

/** Has no URL prefix (product decisions §1). */
export const defaultLocale: SiteLocale = 'fr-FR'

/** The locales that a build prerenders; the others' pages are made at their first request. */
export const prerenderedLocales: readonly SiteLocale[] = ['fr-FR', 'de-DE', 'en-GB']

/** The URL prefix of a locale, without slashes: lower case, empty for the default one. */
export function localePrefix(locale: SiteLocale): string {
  return locale === defaultLocale ? '' : locale.toLowerCase()
}
