import type MiniSearch from 'minisearch'
import type { SearchOptions } from 'minisearch'

/** Letters as people type them in a hurry: small, without accents, signs as blanks; "58x22" is "58 × 22". */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/(\d)\s*[x×*]\s*(?=\d)/g, '$1 ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export const wordsOf = (text: string): string[] => foldText(text).split(' ').filter(Boolean)

/** Words without meaning of their own: they must not keep back what is looked for. */
const fillers = new Set(
  'a au aux avec d de des du en et l la le les ou par pour sur un une am an das der die ein eine fur im in mit und von zu a and for in of on the to with'.split(
    ' ',
  ),
)

export const isFiller = (word: string): boolean => fillers.has(word)

/** How an index reads words, of its entries and of a query. */
export const forgivingWords = {
  tokenize: wordsOf,
  processTerm: (term: string) => (fillers.has(term) ? null : term),
}

/** Figures are meant as they are typed; a long word may have two letters wrong, a short one none. */
export const fuzziness = (term: string): number | false => {
  if (/\d/.test(term) || term.length < 4) return false
  return term.length < 6 ? 1 : 2
}

/**
 * The answers to a query, the best first: those with all of its words, else those with some. Beginnings of words count; a
 * query of only a filler may be the beginning of a word.
 */
export function findForgiving<T>(index: MiniSearch<T>, query: string, options: SearchOptions = {}) {
  const begun = wordsOf(query).every(isFiller)
  const asTyped = (term: string) => term
  const forgiving: SearchOptions = {
    prefix: true,
    fuzzy: fuzziness,
    // A word that begins so is meant rather than another one that is spelled alike.
    weights: { prefix: 0.3, fuzzy: 0.1 },
    ...(begun && { processTerm: asTyped }),
    ...options,
  }
  const all = index.search(query, { ...forgiving, combineWith: 'AND' })
  return all.length > 0 ? all : index.search(query, forgiving)
}
