import { cleanText } from '../text-doc'
import { drawsNothing } from './characters'
import { coverageOf } from './families'
import type { FontFamilyFiles } from './files'
import { fontFamilies } from './manifest'
import { replacementFor } from './replacements'

/** The first code point of each run that a family has, and of the gap behind it, in ascending order. */
function readBounds(written: string): Uint32Array {
  const bounds: number[] = []
  let at = 0
  for (const step of written.split(/[ ,]/)) {
    at += Number.parseInt(step, 36)
    bounds.push(at)
  }
  return Uint32Array.from(bounds)
}

const known = new Map<string, Uint32Array>()

function boundsOf(slug: string): Uint32Array {
  const found = known.get(slug)
  if (found) return found
  const bounds = readBounds(coverageOf(slug))
  known.set(slug, bounds)
  return bounds
}

/** Whether a code point lies in a run: behind an odd number of bounds. */
function isWithin(bounds: Uint32Array, codePoint: number): boolean {
  let low = 0
  let high = bounds.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bounds[middle] ?? 0) <= codePoint) low = middle + 1
    else high = middle
  }
  return low % 2 === 1
}

/** Whether all faces of a family have a character, or what stands in for it. What draws nothing every family has. */
export function familyHas(slug: string, character: string): boolean {
  const bounds = boundsOf(slug)
  const has = (one: string) => isWithin(bounds, one.codePointAt(0) ?? 0)
  if (drawsNothing(character) || has(character)) return true
  const replacement = replacementFor(character)
  return replacement !== null && [...replacement.text].every(has)
}

/**
 * The families whose faces, all of them, have every character of a text, in the order of the shop's list. Known without
 * loading a font. Breaks between lines are no characters.
 */
export function familiesWith(text: string): readonly FontFamilyFiles[] {
  const characters = [...new Set(cleanText(text))]
  return fontFamilies.filter(({ slug }) => characters.every(character => familyHas(slug, character)))
}
