import type { TextElement } from '../../elements/text/schema'
import type { FontEngine } from '../../fonts/engine'
import { breaksOf } from '../../layout/breaks'
import { canonicalLine, defaultTextStyle, linePlain, type TextLine } from '../../text-doc'
import { lineWidth, measureLines } from './measure'

/** The letters of a line from one place to another, as they look; blanks at its ends are left out. */
function partOf(line: TextLine, from: number, to: number): TextLine {
  let start = 0
  const runs = line.runs.map(({ text, style }) => {
    const first = start
    start += text.length
    return { style, text: text.slice(Math.max(0, from - first), Math.max(0, to - first)) }
  })
  return canonicalLine(line.align, runs, runs[0]?.style ?? defaultTextStyle, line.lineHeight)
}

/** The places behind a blank at which a line may be broken. */
const blanksOf = (words: string): number[] => breaksOf(words).filter(at => /\s/.test(words[at - 1] ?? ''))

/** Whether there is a blank at which a line can be broken. */
export const canBreak = (words: string): boolean => blanksOf(words.trim()).length > 0

/**
 * A line of a text in two, broken at the blank that makes both halves most even in mm; null where it has none, or does not
 * exist. The fonts must be there.
 */
export function halvesOf(text: TextElement, at: number, engine: FontEngine): [TextLine, TextLine] | null {
  const line = text.doc.lines[at]
  if (!line) return null
  const words = linePlain(line)
  const end = words.trimEnd().length
  const start = words.length - words.trimStart().length
  const wide = (one: TextLine): number =>
    measureLines({ ...text, doc: { lines: [one] } }, engine).reduce(
      (sum, measured) => sum + lineWidth(measured, ({ wantedMm }) => wantedMm),
      0,
    )
  let best: { halves: [TextLine, TextLine]; uneven: number } | null = null
  for (const place of blanksOf(words)) {
    if (place <= start || place >= end) continue
    const head = words.slice(0, place).trimEnd().length
    const halves: [TextLine, TextLine] = [partOf(line, start, head), partOf(line, place, end)]
    const uneven = Math.abs(wide(halves[0]) - wide(halves[1]))
    if (!best || uneven < best.uneven - 1e-6) best = { halves, uneven }
  }
  return best?.halves ?? null
}
