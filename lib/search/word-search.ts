import MiniSearch from 'minisearch'
import { findForgiving, forgivingWords } from './forgiving'

/** What something is found by: its name before its other words. */
export interface FoundBy {
  name: string
  words: string
}

/** Looks things up by words, their beginnings, and words with a letter or two wrong, the best first. */
export function createWordSearch<T>(
  items: readonly T[],
  foundBy: (item: T) => FoundBy,
): (query: string) => T[] {
  const index = new MiniSearch({ fields: ['name', 'words'], ...forgivingWords })
  index.addAll(items.map((item, id) => ({ id, ...foundBy(item) })))
  return query => findForgiving(index, query, { boost: { name: 3 } }).flatMap(({ id }) => items[id] ?? [])
}
