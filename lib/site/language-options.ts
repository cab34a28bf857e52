import { countryOf, languageOf, locales, type SiteLocale } from './locales'

export interface LanguageOption {
  locale: SiteLocale
  /** "Belgique – français", in the language of the page. */
  label: string
}

/** A locale by its country and its language, in the language of a page. */
export function localeLabel(locale: SiteLocale, page: SiteLocale): string {
  const inLanguage = (type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames([languageOf(page)], { type }).of(code) ?? code
  return `${inLanguage('region', countryOf(locale))} – ${inLanguage('language', languageOf(locale))}`
}

/** Every locale of the shop, sorted as the page's language sorts. */
export const languageOptions = (page: SiteLocale): LanguageOption[] =>
  locales
    .map(locale => ({ locale, label: localeLabel(locale, page) }))
    .sort((a, b) => a.label.localeCompare(b.label, languageOf(page)))
