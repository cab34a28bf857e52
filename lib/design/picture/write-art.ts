import { type Contour, contourDigits } from '@/lib/design/scene/elements/image/contour-code'

function written(value: number): string {
  let text = ''
  let rest = value
  do {
    const digit = rest & 31
    rest >>>= 5
    text += contourDigits[rest > 0 ? digit | 32 : digit]
  } while (rest > 0)
  return text
}

const folded = (way: number): number => (way < 0 ? -2 * way - 1 : 2 * way)

/** Contours as the text that a design holds (lib/design/scene/elements/image/contour-code.ts). */
export function writeContours(contours: readonly Contour[]): string {
  let text = ''
  let x = 0
  let y = 0
  for (const contour of contours) {
    text += written(contour.length / 2)
    for (let at = 0; at < contour.length; at += 2) {
      const [nextX = 0, nextY = 0] = [contour[at], contour[at + 1]]
      text += written(folded(nextX - x)) + written(folded(nextY - y))
      x = nextX
      y = nextY
    }
  }
  return text
}

/** Dots as text. `dark` has one value a cell, 0 for a light one. */
export function writeCells(dark: Uint8Array): string {
  let text = ''
  for (let at = 0; at < dark.length; at += 4) {
    let digit = 0
    for (let bit = 0; bit < 4; bit += 1) if (dark[at + bit]) digit |= 8 >> bit
    text += digit.toString(16)
  }
  return text
}
