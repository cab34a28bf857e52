import { num } from '../svg'
import { glyphs } from './glyphs'

export type LetteringOptions = {
  /** 0 starts at x, 0.5 is centred on x, 1 ends at x. */
  anchor?: number
  /** Extra space between letters in thousandths of the size. */
  tracking?: number
  /** The text is made smaller to fit this width in millimetres. */
  maxWidth?: number
  /** Narrower or wider letters; 1 as drawn. */
  stretch?: number
}

const unknown: readonly [number, string] = [300, '']
const glyphOf = (letter: string) => glyphs[letter] ?? unknown

/** Width of a text in millimetres at a size in millimetres (the em, as in CSS). */
export function letteringWidth(text: string, size: number, options: LetteringOptions = {}): number {
  const letters = [...text]
  const units =
    letters.reduce((sum, letter) => sum + glyphOf(letter)[0], 0) +
    (options.tracking ?? 0) * Math.max(0, letters.length - 1)
  return (units * size * (options.stretch ?? 1)) / 1000
}

/**
 * Outlines of a text on a baseline, as path data in millimetres: what stands on the products themselves.
 * A letter that is not in the table leaves a gap.
 */
export function lettering(
  text: string,
  size: number,
  x: number,
  baseline: number,
  options: LetteringOptions = {},
): string {
  const natural = letteringWidth(text, size, options)
  const fitted = options.maxWidth && natural > options.maxWidth ? (size * options.maxWidth) / natural : size
  const scaleY = fitted / 1000
  const scaleX = scaleY * (options.stretch ?? 1)
  let left = x - letteringWidth(text, fitted, options) * (options.anchor ?? 0.5)
  let d = ''
  for (const letter of text) {
    const [advance, outline] = glyphOf(letter)
    let isX = false
    const start = left
    d += outline.replace(/-?\d+/g, number => {
      isX = !isX
      return num(isX ? start + Number(number) * scaleX : baseline + Number(number) * scaleY)
    })
    left += (advance + (options.tracking ?? 0)) * scaleX
  }
  return d
}
