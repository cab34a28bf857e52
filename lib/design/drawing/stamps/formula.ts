import { lettering, letteringWidth } from '../lettering/lettering'
import { num } from '../svg'
import type { Impression } from './impression'

function frame(x: number, y: number, width: number, height: number): string {
  return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`
}

/** The print of a stock stamp: its word in a frame, as large as the plate takes. Millimetres. */
export function formulaImpression(text: string, width: number, height: number): Impression {
  const inset = 0.8
  const line = Math.max(0.5, height * 0.045)
  const outer = frame(inset, inset, width - 2 * inset, height - 2 * inset)
  const inner = frame(inset + line, inset + line, width - 2 * (inset + line), height - 2 * (inset + line))
  const size = (height - 2 * (inset + line)) * 0.78
  const space = width - 2 * (inset + line) - height * 0.24
  const drawn = fittedSize(text, size, space)
  // Capitals are 0.686 of the size: half of that brings them to the middle.
  const word = lettering(text, drawn, width / 2, height / 2 + drawn * 0.343, { tracking: 60 })
  return {
    widthMm: width,
    heightMm: height,
    shapes: [{ d: outer + inner, fillRule: 'evenodd' }, { d: word }],
  }
}

function fittedSize(text: string, size: number, space: number): number {
  const natural = letteringWidth(text, size, { tracking: 60 })
  return natural > space ? (size * space) / natural : size
}
