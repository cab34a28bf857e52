import MiniSearch from 'minisearch'
import { findForgiving, foldText, forgivingWords } from './forgiving'

/** What something is found by: its name before its other words. */
export interface FoundBy {
  name: string
  words: string
  /** What it is called in other languages. */
  elsewhere?: string
}

/**
 * Looks things up by words, their beginnings, and words with a letter or two wrong, the best first: before all what is called as
 * was typed. Made ready at the first question.
 */
export function createWordSearch<T>(
  items: readonly T[],
  foundBy: (item: T) => FoundBy,
): (query: string) => T[] {
  let index: MiniSearch | null = null
  const made = () => {
    const search = new MiniSearch({ fields: ['name', 'words', 'elsewhere'], ...forgivingWords })
    search.addAll(items.map((item, id) => ({ id, ...foundBy(item) })))
    return search
  }
  return query => {
    index ??= made()
    const found = findForgiving(index, query, { boost: { name: 3, elsewhere: 2 } })
    const typed = foldText(query)
    const isCalled = (item: T) => foldText(foundBy(item).name) === typed
    return found
      .flatMap(({ id }) => items[id] ?? [])
      .toSorted((one, other) => Number(isCalled(other)) - Number(isCalled(one)))
  }
}
