import { countryOf, languageOf, type SiteLocale } from './locales'

/** A locale by its country and its language, "Belgique – français", in the language of a page. */
export function localeLabel(locale: SiteLocale, page: SiteLocale): string {
  const inLanguage = (type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames([languageOf(page)], { type }).of(code) ?? code
  return `${inLanguage('region', countryOf(locale))} – ${inLanguage('language', languageOf(locale))}`
}
