import MiniSearch from 'minisearch'
import { findForgiving, forgivingWords } from './forgiving'

/** What something is found by: its name before its other words. */
export interface FoundBy {
  name: string
  words: string
}

/** Looks things up by words, their beginnings, and words with a letter or two wrong, the best first. Made ready at the first question. */
export function createWordSearch<T>(
  items: readonly T[],
  foundBy: (item: T) => FoundBy,
): (query: string) => T[] {
  let index: MiniSearch | null = null
  const made = () => {
    const search = new MiniSearch({ fields: ['name', 'words'], ...forgivingWords })
    search.addAll(items.map((item, id) => ({ id, ...foundBy(item) })))
    return search
  }
  return query => {
    index ??= made()
    return findForgiving(index, query, { boost: { name: 3 } }).flatMap(({ id }) => items[id] ?? [])
  }
}
