import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { foldText, forgivingWords, fuzziness, isFiller, wordsOf } from './forgiving'

/** The groups of results; a model number means the product before its supplies. */
export const searchGroups = ['product', 'supply', 'template', 'page'] as const
export type SearchGroup = (typeof searchGroups)[number]

/** Something that can be found: by its name above all, its size or kind, its other words. */
export interface SearchEntry {
  id: string
  group: SearchGroup
  name: string
  words: string
  /** Whether many want it: it stands before its like. */
  leads?: boolean
}

export interface FoundEntry {
  id: string
  group: SearchGroup
}

/** What was found, and how the query was read. */
export interface SearchResult {
  found: readonly FoundEntry[]
  /** The query with its slips mended; null where it was read as it stands. */
  read: string | null
  /** Whether what was found has only some of the words. */
  partly: boolean
}

export interface ShopSearch {
  /** `exact` takes every word as it is written. */
  find(query: string, exact?: boolean): SearchResult
  /** What comes nearest to a query that finds nothing. */
  nearest(query: string): readonly FoundEntry[]
}

const boosts: Record<SearchGroup, number> = { product: 3, page: 2, template: 1.2, supply: 1 }

/** What means the same counts for less than the word itself, and short words only as they are: "or" is not "orange". */
const asSynonym: SearchOptions = {
  boost: { name: 1, words: 0.3 },
  prefix: term => term.length > 4,
}

/** So few finds are joined by what has all words but one, so many at most. */
const few = 4
const mostBeside = 12

/** No real query has more words; the rest is ignored. */
const mostWords = 8
/** Longer words are no names of this shop. */
const longestWord = 40

/** The words of a query that carry meaning, each once. */
function meantWords(query: string): string[] {
  const words = wordsOf(query).filter(word => !isFiller(word) && word.length <= longestWord)
  return [...new Set(words)].slice(0, mostWords)
}

/** Whether a word is the other one with an ending: "bleue" is no slip of "bleu". */
const isFormOf = (word: string, stem: string): boolean =>
  word.startsWith(stem) && word.length - stem.length <= 2

/** Synonyms by folded word: the other words, or groups of words, that mean the same. */
function synonymTable(groups: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>()
  for (const group of groups) {
    const folded = group.map(foldText)
    for (const word of folded)
      table.set(word, [...(table.get(word) ?? []), ...folded.filter(other => other !== word)])
  }
  return table
}

/** A word, or what means the same. */
const anyOf = (word: string, synonyms: ReadonlyMap<string, readonly string[]>): Query => ({
  combineWith: 'OR',
  queries: [
    word,
    ...(synonyms.get(word) ?? []).map(other => ({
      ...asSynonym,
      combineWith: 'AND' as const,
      queries: wordsOf(other),
    })),
  ],
})

/** How finds are ordered: what begins like a word counts, most of all in names, and leading entries count more. */
const searchOptions = (entries: readonly SearchEntry[]): SearchOptions => ({
  prefix: term => term.length > 1,
  boost: { name: 3 },
  boostDocument: id => {
    const entry = entries[id]
    return entry ? boosts[entry.group] * (entry.leads ? 1.25 : 1) : 1
  },
})

type Indexed = Omit<SearchEntry, 'id'> & { id: number }

/**
 * The search over the shop, in one language (PAGE-30): words in any order, half written or with a slip, and what means the same.
 * Made once of all entries; asked many times.
 */
export function createShopSearch(
  entries: readonly SearchEntry[],
  synonyms: readonly (readonly string[])[] = [],
): ShopSearch {
  const index = new MiniSearch<Indexed>({ fields: ['name', 'words'], ...forgivingWords })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  const sameAs = synonymTable(synonyms)
  const written = writtenForms(entries)
  const options = searchOptions(entries)
  const search = (query: Query, more: SearchOptions = {}): FoundEntry[] =>
    index.search(query, { ...options, ...more }).flatMap(({ id }) => {
      const entry = entries[id]
      return entry ? [{ id: entry.id, group: entry.group }] : []
    })
  const isBegun = beginnings([...written.keys()])
  const isKnown = (word: string) => sameAs.has(word) || isBegun(word)
  /** The word of the shop that a slip comes nearest to. */
  const correct = (word: string): string => {
    const [best] = index.search(word, { fuzzy: fuzziness(word) })
    return best?.terms[0] ?? word
  }
  const eachOf = (words: readonly string[]): Query[] => words.map(word => anyOf(word, sameAs))

  /** The finds with all words but one; the last words of a query count least. */
  const nearlyAll = (words: readonly string[], known: readonly FoundEntry[]): FoundEntry[] => {
    if (words.length < 2) return []
    const seen = new Set(known.map(({ id }) => id))
    const others = [...words]
      .reverse()
      .flatMap(left => search({ combineWith: 'AND', queries: eachOf(words.filter(word => word !== left)) }))
    return [...new Map(others.map(entry => [entry.id, entry])).values()]
      .filter(({ id }) => !seen.has(id))
      .slice(0, mostBeside)
  }

  return {
    find(query, exact = false) {
      const words = meantWords(query)
      if (words.length === 0) return { found: [], read: null, partly: false }
      const read = exact ? words : words.map(word => (isKnown(word) ? word : correct(word)))
      const slips = new Map(words.map((word, place) => [word, read[place] ?? word]))
      const all = search({ combineWith: 'AND', queries: eachOf(read) })
      const found =
        all.length > 0 || exact
          ? [...all, ...(exact || all.length >= few ? [] : nearlyAll(read, all))]
          : search({ combineWith: 'OR', queries: eachOf(read) })
      const isCorrected = words.some((word, place) => !isFormOf(word, read[place] ?? word))
      return {
        found,
        read: isCorrected && found.length > 0 ? rewritten(query, slips, written) : null,
        partly: found.length > 0 && all.length === 0,
      }
    },
    nearest: query =>
      search(meantWords(query).join(' '), {
        combineWith: 'OR',
        fuzzy: term => (term.length > 3 ? 0.3 : false),
      }),
  }
}

/** Whether a word, or one that begins with it, is among those of a list. */
function beginnings(words: readonly string[]): (word: string) => boolean {
  const sorted = [...words].sort()
  return word => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return sorted[low]?.startsWith(word) ?? false
  }
}

/** How words are written in names, by their folded form: with accents, as a shopper would read them. */
function writtenForms(entries: readonly SearchEntry[]): ReadonlyMap<string, string> {
  const forms = new Map<string, string>()
  for (const { name, words } of entries)
    for (const word of `${name} ${words}`.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [])
      for (const folded of wordsOf(word)) if (!forms.has(folded)) forms.set(folded, word)
  return forms
}

/** A query with its slips mended, all else as it was typed. */
const rewritten = (
  query: string,
  slips: ReadonlyMap<string, string>,
  written: ReadonlyMap<string, string>,
): string =>
  query.trim().replace(/[\p{L}\p{M}\d]+/gu, word => {
    const folded = foldText(word)
    const meant = slips.get(folded)
    return meant && meant !== folded ? (written.get(meant) ?? meant) : word
  })
