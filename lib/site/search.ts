import MiniSearch from 'minisearch'

/** A page that the search knows: its name, what kind or size it is, its full path. */
export interface SearchEntry {
  name: string
  note: string
  url: string
  /** What a product is of: stamps and signs stand before what is bought for them. */
  kind: 'stamp' | 'sign' | 'page' | 'supply'
  /** Other words that people look for it by. */
  words: string
}

/** Letters as people type them in a hurry: small, without accents, signs as blanks. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const wordsOf = (text: string): string[] => foldText(text).split(' ').filter(Boolean)

/** Words without meaning of their own: they must not keep back what is looked for. */
const fillers = new Set(
  'a au aux avec d de des du en et l la le les ou par pour sur un une am an das der die ein eine fur im in mit und von zu a and for in of on the to with'.split(
    ' ',
  ),
)

const boosts: Record<SearchEntry['kind'], number> = { stamp: 3, sign: 2.4, page: 2, supply: 1 }

/** What looks entries up: by words, their beginnings, and words with a letter or two wrong. */
export type SearchIndex = MiniSearch<SearchEntry & { id: number }>

/** Made once of all entries, where the search is first used. */
export function searchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const index: SearchIndex = new MiniSearch({
    fields: ['name', 'note', 'words'],
    storeFields: ['name', 'note', 'url', 'kind'],
    tokenize: wordsOf,
    processTerm: term => (fillers.has(term) ? null : term),
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  return index
}

/** Figures are meant as they are typed; a long word may have two letters wrong, a short one none. */
const fuzziness = (term: string): number | false => {
  if (/\d/.test(term) || term.length < 4) return false
  return term.length < 6 ? 1 : 2
}

/** The entries that answer a query, the best first: those with all of its words, else those with some. */
export function findEntries(index: SearchIndex, query: string, limit: number): SearchEntry[] {
  const options = {
    prefix: true,
    fuzzy: fuzziness,
    boost: { name: 3 },
    boostDocument: (_: unknown, __: string, stored?: Record<string, unknown>) =>
      boosts[stored?.kind as SearchEntry['kind']] ?? 1,
  }
  const all = index.search(query, { ...options, combineWith: 'AND' })
  const found = all.length > 0 ? all : index.search(query, options)
  return found.slice(0, limit).map(({ name, note, url, kind }) => ({ name, note, url, kind, words: '' }))
}
