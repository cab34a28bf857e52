import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'

/** A label before its value, with the colon as its language writes it: after a space in French only. */
export const labelled = (label: string, locale: SiteLocale): string =>
  languageOf(locale) === 'fr' ? `${label}\u00a0: ` : `${label}: `
