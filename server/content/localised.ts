import type { Doc } from '@/cms/mapping/documents'
import { inEveryLanguage } from '@/cms/mapping/documents'
import type { Language } from '@/lib/catalogue/common'

/** A localised field's text in a language, French where it is not translated, else empty. */
export function textOf<D extends object>(doc: D, field: keyof D, language: Language): string {
  const value = inEveryLanguage(doc[field])[language]
  return typeof value === 'string' ? value : ''
}

/** Shows a document to a country: no list of countries means all. */
export function isVisibleIn({ countries }: Pick<Doc<'pages'>, 'countries'>, country: string): boolean {
  return !Array.isArray(countries) || countries.length === 0 || countries.includes(country)
}
