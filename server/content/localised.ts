import type { Doc } from '@/cms/mapping/documents'
import { inEveryLanguage } from '@/cms/mapping/documents'
import type { Language } from '@/lib/catalogue/common'

/** A localised field's text in a language, French where it is not translated, else empty. */
export function textOf(doc: Doc, field: string, language: Language): string {
  const value = inEveryLanguage(doc[field])[language]
  return typeof value === 'string' ? value : ''
}

/** Shows a document to a country: no list of countries means all. */
export function isVisibleIn(doc: Doc, country: string): boolean {
  return !Array.isArray(doc.countries) || doc.countries.length === 0 || doc.countries.includes(country)
}
