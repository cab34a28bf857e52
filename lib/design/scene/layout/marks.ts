import { drawsNothing } from '../fonts/characters'

const someMark = /\p{M}/u

/**
 * Which UTF-16 units of a text begin a character that belongs to the letter before it: combining marks, and what draws
 * nothing between a letter and its mark. Null where there is none.
 */
export function attachedAt(text: string): ReadonlySet<number> | null {
  if (!someMark.test(text)) return null
  const attached = new Set<number>()
  // What draws nothing belongs to the letter before it where a mark follows.
  let between: number[] = []
  let at = 0
  for (const character of text) {
    if (someMark.test(character)) {
      for (const place of between) attached.add(place)
      attached.add(at)
      between = []
    } else if (drawsNothing(character)) between.push(at)
    else between = []
    at += character.length
  }
  return attached
}
