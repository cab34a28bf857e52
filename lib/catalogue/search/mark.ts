import { foldText, isFiller, wordsOf } from './forgiving'

/** A piece of a name, and whether it is what was looked for. */
export interface MarkedPiece {
  text: string
  marked: boolean
}

/** A name taken apart: the words that the query names, or begins, are marked. */
export function markWords(name: string, query: string): MarkedPiece[] {
  const wanted = wordsOf(query).filter(word => !isFiller(word))
  const pieces: MarkedPiece[] = []
  for (const text of name.match(/[\p{L}\p{M}\d]+|[^\p{L}\p{M}\d]+/gu) ?? []) {
    const folded = foldText(text)
    const marked = folded !== '' && wanted.some(word => folded.startsWith(word))
    const last = pieces.at(-1)
    if (last && last.marked === marked) last.text += text
    else pieces.push({ text, marked })
  }
  return pieces
}
