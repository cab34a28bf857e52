import { foldText } from '@/lib/search/forgiving'

interface Answered {
  entries: readonly { name: string }[]
}

/** Whether something is called as was typed, but for accents, signs and capitals. */
export const isNamed = ({ name }: { name: string }, query: string): boolean =>
  foldText(query) !== '' && foldText(name) === foldText(query)

/**
 * What sources answered, those first whose best answer is called as was typed, or begins so: whoever writes out a command
 * means it, whatever another source finds in one of its words. Else they stay in their order.
 */
export function namedFirst<T extends Answered>(answers: readonly T[], query: string): readonly T[] {
  const typed = foldText(query)
  if (typed === '') return answers
  const rank = ({ entries: [best] }: T): number => {
    const name = best ? foldText(best.name) : ''
    if (name === typed) return 0
    return name.startsWith(typed) ? 1 : 2
  }
  return answers.toSorted((a, b) => rank(a) - rank(b))
}
