import { createWordSearch, type FoundBy } from '@/lib/catalogue/search/word-search'
import { type VectorEntry, vectorIndexSchema, vectorIndexUrl } from '@/lib/doors/contract/vectors'
import type { Language } from '@/lib/ground/common'
import { languages } from '@/lib/ground/names'
import { createLoader, type Loader } from '../state/use-loaded'

async function fetchList(country: string): Promise<readonly VectorEntry[]> {
  try {
    const response = await fetch(vectorIndexUrl(country))
    if (!response.ok) throw new Error(`${response.status}`)
    return vectorIndexSchema.parse(await response.json())
  } catch (error) {
    console.error('the list of drawings could not be fetched', error)
    throw error
  }
}

/** The shop's drawings with their search index. */
export interface SymbolList {
  entries: readonly VectorEntry[]
  find: (query: string) => VectorEntry[]
  named: (name: string) => VectorEntry | undefined
}

/** Search words of a drawing in a language: its name, its words, and its names in the other languages. */
export const foundIn =
  (language: Language) =>
  ({ label, words }: VectorEntry): FoundBy => ({
    name: label[language],
    words,
    elsewhere: languages.map(other => (other === language ? '' : label[other])).join(' '),
  })

/** The fallback for a list that could not be fetched (DESIGN-25). */
export const noSymbols: SymbolList = { entries: [], find: () => [], named: () => undefined }

const loaders = new Map<string, Loader<SymbolList>>()

/** The symbols of a country, named in a language, fetched when they are first asked for. A failure is logged. */
export function symbolLoader(country: string, language: Language): Loader<SymbolList> {
  const key = `${country} ${language}`
  const known = loaders.get(key)
  if (known) return known
  const loader = createLoader(async () => {
    const entries = await fetchList(country)
    const find = createWordSearch(entries, foundIn(language))
    const byName = new Map(entries.map(entry => [entry.name, entry]))
    return { entries, find, named: (name: string) => byName.get(name) }
  })
  loaders.set(key, loader)
  return loader
}
