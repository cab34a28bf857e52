import MiniSearch from 'minisearch'
import { findForgiving, forgivingWords } from '../search/forgiving'

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

const boosts: Record<SearchEntry['kind'], number> = { stamp: 3, sign: 2.4, page: 2, supply: 1 }

/** What looks entries up: by words, their beginnings, and words with a letter or two wrong. */
export type SearchIndex = MiniSearch<SearchEntry & { id: number }>

/** Made once of all entries, where the search is first used. */
export function searchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const index: SearchIndex = new MiniSearch({
    fields: ['name', 'note', 'words'],
    storeFields: ['name', 'note', 'url', 'kind'],
    ...forgivingWords,
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  return index
}

/** The entries that answer a query, the best first: those with all of its words, else those with some. */
export function findEntries(index: SearchIndex, query: string, limit: number): SearchEntry[] {
  const found = findForgiving(index, query, {
    boost: { name: 3 },
    boostDocument: (_, __, stored) => boosts[stored?.kind as SearchEntry['kind']] ?? 1,
  })
  return found.slice(0, limit).map(({ name, note, url, kind }) => ({ name, note, url, kind, words: '' }))
}
