import { drawsNothing } from '../fonts/characters'
import type { FaceFile, FontEngine } from '../fonts/engine'
import { type BlankWidth, hasReplaceable, replacementFor } from '../fonts/replacements'
import type { ShownText } from './letter-case'

/** A text as a face can draw it. `places` are those of the typed text, as in `ShownText`. */
export interface DrawnText extends ShownText {
  /** How wide the blanks are that the face does not have, in em, by their place in `text`. */
  blanks: ReadonlyMap<number, number> | null
  /** Characters that the face lacks and cannot replace. */
  missing: readonly string[]
}

const plain = { ligatures: true, script: 'Latn', rtl: false } as const

/** How wide a character of a face is, in em. */
function widthOf(character: string, face: FaceFile, engine: FontEngine): number {
  const { unitsPerEm } = engine.metrics(face)
  return engine.shape(face, character, plain).reduce((sum, glyph) => sum + glyph.advance, 0) / unitsPerEm
}

const emOf = (width: BlankWidth, face: FaceFile, engine: FontEngine): number =>
  typeof width === 'number' ? width : widthOf(width, face, engine)

/** Whether a face has a character. A blank with ink, as in a few fonts, does not count. */
function has(face: FaceFile, character: string, isBlank: boolean, engine: FontEngine): boolean {
  if (!engine.has(face, character.codePointAt(0) ?? 0)) return false
  return (
    !isBlank ||
    engine.shape(face, character, plain).every(({ glyph }) => engine.outline(face, glyph).length === 0)
  )
}

/** The characters of a text that a face does not have. */
function missingCharacters(text: string, face: FaceFile, engine: FontEngine): readonly string[] {
  const missing = new Set<string>()
  for (const character of text) {
    if (!drawsNothing(character) && !engine.has(face, character.codePointAt(0) ?? 0)) missing.add(character)
  }
  return [...missing]
}

/** A text with what stands in for the blanks, hyphens and quotation marks that a face does not have (DESIGN-50). */
export function drawnText(shown: ShownText, face: FaceFile, engine: FontEngine): DrawnText {
  if (!hasReplaceable(shown.text))
    return { ...shown, blanks: null, missing: missingCharacters(shown.text, face, engine) }
  const blanks = new Map<number, number>()
  const places: number[] = []
  let text = ''
  for (let at = 0; at < shown.text.length; at += 1) {
    const character = shown.text.charAt(at)
    const replacement = replacementFor(character)
    const stands = replacement !== null && !has(face, character, replacement.width !== undefined, engine)
    if (stands && replacement.width !== undefined)
      blanks.set(text.length, emOf(replacement.width, face, engine))
    text += stands ? replacement.text : character
    while (places.length < text.length) places.push(shown.places ? (shown.places[at] ?? 0) : at)
  }
  return { text, places, blanks, missing: missingCharacters(text, face, engine) }
}
