import { foldText, isFiller, wordsOf } from '@/lib/catalogue/search/forgiving'

/** An answer as the search of the help sees it. */
export interface SearchedAnswer {
  id: string
  question: string
  /** Its subject and its words. */
  text: string
}

/** A long word without the letters that it may end in differently: "cassettes", "changer", "wechseln" and "wechsle". */
const stemOf = (word: string): string =>
  word.length > 5 ? word.slice(0, Math.max(4, word.length - 3)) : word

/**
 * The answers that have the words of a query, in any order, half written, without accents; the best first. A word in the
 * question counts more than one in the answer. Where none has all words, those that have most.
 */
export function rankAnswers(answers: readonly SearchedAnswer[], query: string): string[] {
  const words = wordsOf(query)
    .filter(word => !isFiller(word))
    .map(stemOf)
  if (words.length === 0) return []
  const ranked = answers.map(({ id, question, text }) => {
    const [inQuestion, inText] = [` ${foldText(question)}`, ` ${foldText(text)}`]
    const hits = words.map(word =>
      inQuestion.includes(` ${word}`) ? 3 : inText.includes(` ${word}`) ? 1 : 0,
    )
    return { id, found: hits.filter(Boolean).length, score: hits.reduce<number>((sum, hit) => sum + hit, 0) }
  })
  const most = Math.max(...ranked.map(({ found }) => found))
  return ranked
    .filter(({ found }) => found > 0 && found === most)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id)
}
