import { foldText, wordsOf } from '@/lib/catalogue/search/forgiving'

/** What has a name to search by. */
interface Named {
  name: string
  /** Further names. */
  called?: readonly string[]
  /** Other words that people look for it by. */
  words?: string
}

const namesOf = ({ name, called = [] }: Named): string[] => [name, ...called].map(foldText)

/** Whether a name equals the input, apart from accents, punctuation and capitals. */
export const isNamed = (named: Named, query: string): boolean => {
  const typed = foldText(query)
  return typed !== '' && namesOf(named).includes(typed)
}

/**
 * Rank of a match: 0 the name equals the input, 1 the name begins with it, 2 each typed word begins one of its words, 3 only similar
 * spelling, or only some of the words.
 */
export function nearness(named: Named, query: string): 0 | 1 | 2 | 3 {
  const typed = foldText(query)
  const names = namesOf(named)
  if (names.includes(typed)) return 0
  if (names.some(name => name.startsWith(typed))) return 1
  const its = [...names, foldText(named.words ?? '')].flatMap(wordsOf)
  return wordsOf(typed).every(word => its.some(one => one.startsWith(word))) ? 2 : 3
}

/**
 * Orders the answers of the sources, nearest to the input first, by the best answer of each: a person who types a
 * command in full means it, whatever another source finds in one of its words. Equally near answers keep their order:
 * commands, then elements, then symbols.
 */
export function namedFirst<T extends { entries: readonly Named[] }>(
  answers: readonly T[],
  query: string,
): readonly T[] {
  if (foldText(query) === '') return answers
  const ranked = answers.map(answer => {
    const [best] = answer.entries
    return { answer, rank: best ? nearness(best, query) : 3 }
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ answer }) => answer)
}
