import type { Doc } from '@/cms/mapping/documents'
import { inEveryLanguage } from '@/cms/mapping/documents'
import type { Language } from '@/lib/ground/common'

/** A localised field's text in a language, French where it is not translated, else empty. */
export function textOf<D extends object>(doc: D, field: keyof D, language: Language): string {
  const value = inEveryLanguage(doc[field])[language]
  return typeof value === 'string' ? value : ''
}

/** The countries that a document is shown to: no list of countries means all. */
export const countriesOf = ({ countries }: Pick<Doc<'pages'>, 'countries'>): string[] =>
  Array.isArray(countries) ? countries.map(String) : []

/** Shows a document to a country. */
export function isVisibleIn(doc: Pick<Doc<'pages'>, 'countries'>, country: string): boolean {
  const countries = countriesOf(doc)
  return countries.length === 0 || countries.includes(country)
}
