import type { Script } from '../fonts/engine'

const letters: readonly (readonly [Script, RegExp])[] = [
  ['Arab', /\p{Script=Arabic}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Latn', /\p{Script=Latin}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Grek', /\p{Script=Greek}/u],
]

/**
 * The writing by whose rules some letters of one direction are shaped. Latin where it is among the others of its
 * direction, and where there is no letter at all.
 */
export function scriptOf(text: string): Script {
  return letters.find(([, letter]) => letter.test(text))?.[0] ?? 'Latn'
}

/** Whether its letters are joined: they are never spaced, for spacing would tear them apart. */
export const isJoined = (script: Script): boolean => script === 'Arab'
