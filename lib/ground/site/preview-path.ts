import type { Language } from '@/lib/ground/names'
import { hasOwnDomain } from './domains'
import { languageOf, localeOfLanguage, localePath, locales } from './locales'

/**
 * Where a page is seen beside its form, in the language that is edited (STAFF-10). An editor is logged in on the panel's domain, and
 * not on a locale's own domain: then another locale of the language shows it. Null where each has a domain of its own.
 */
export function previewPath(language: Language, page: number | string): string | null {
  const locale = [localeOfLanguage(language), ...locales].find(
    known => languageOf(known) === language && !hasOwnDomain(known),
  )
  return locale ? localePath(locale, `/page-preview/?id=${page}`) : null
}
