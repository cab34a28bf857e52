import { Part } from '../part'

/**
 * Which way each character of a line is written, by Unicode's algorithm (UAX 9): odd levels run from right to left,
 * `base` is the line's own, by its first letter that has a direction.
 */
export interface Directions {
  base: number
  levels: ArrayLike<number>
}

/** Letters and marks that are written from right to left; without one a line runs from left to right. */
const fromRight =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** The rules by which they are ordered. They come with the first face that has such letters. */
export const bidiRules = new Part('the order of letters from right to left', () =>
  import('bidi-js').then(({ default: makeBidi }) => makeBidi()),
)

/** Whether a face has letters that run from right to left: the first one of Hebrew or of Arabic. */
export const hasLettersFromRight = (has: (codePoint: number) => boolean): boolean =>
  has(0x05d0) || has(0x0627)

/**
 * The directions in a line of text; null where all of it runs from left to right. `drawable` says whether one of the
 * line's faces has letters from right to left: what no face draws has no order to be seen in.
 */
export function directionsOf(text: string, drawable: () => boolean): Directions | null {
  if (!fromRight.test(text) || !drawable()) return null
  const { levels, paragraphs } = bidiRules.get().getEmbeddingLevels(text)
  return { base: paragraphs[0]?.level ?? 0, levels }
}

/** Part of a text of one direction: from its first character to the one behind its last. */
export interface Stretch {
  from: number
  to: number
  level: number
}

/** A part of a line in stretches; blanks at its end run as the line does (UAX 9, L1). */
export function stretchesOf(text: string, { base, levels }: Directions, from: number, to: number): Stretch[] {
  let end = to
  while (end > from && /\s/.test(text[end - 1] ?? '')) end -= 1
  const stretches: Stretch[] = []
  for (let at = from; at < to; at += 1) {
    const level = at < end ? (levels[at] ?? base) : base
    const last = stretches.at(-1)
    if (last?.level === level) last.to = at + 1
    else stretches.push({ from: at, to: at + 1, level })
  }
  return stretches
}

/** Pieces of a row from left to right; they come in the order in which they are read (UAX 9, L2). */
export function inVisualOrder<P extends { readonly level: number }>(pieces: readonly P[]): readonly P[] {
  const highest = Math.max(0, ...pieces.map(piece => piece.level))
  if (highest === 0) return pieces
  let order = [...pieces]
  for (let level = highest; level > 0; level -= 1) order = turned(order, level)
  return order
}

/** The pieces with each stretch of this level or a higher one turned around. */
function turned<P extends { readonly level: number }>(pieces: readonly P[], level: number): P[] {
  const next: P[] = []
  let stretch: P[] = []
  for (const piece of pieces) {
    if (piece.level >= level) {
      stretch.push(piece)
      continue
    }
    next.push(...stretch.reverse(), piece)
    stretch = []
  }
  return [...next, ...stretch.reverse()]
}
