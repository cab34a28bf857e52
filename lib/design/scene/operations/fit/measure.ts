import { pathBounds } from '@/lib/design/geometry/bounds'
import { BoundedCache } from '../../bounded-cache'
import type { TextElement } from '../../elements/text/schema'
import type { FontEngine } from '../../fonts/engine'
import { chooseFace } from '../../fonts/families'
import { rowsOf } from '../../layout/rows'
import type { ShapedRun } from '../../layout/shape-run'
import type { TextLine, TextRun } from '../../text-doc'

/** A run by its size: how wide it is at 1 mm, with and without what hangs at its end. */
interface MeasuredRun {
  /** The place of its first character in the line. */
  from: number
  advance: number
  ink: number
  /** How far the letters' swashes stand out of that, at 1 mm. */
  over: number
  size: LetterSize
}

/** The size of letters as it was chosen, in mm, and whether a person set it and it stays. */
export interface LetterSize {
  wantedMm: number
  pinned: boolean
}

/** A line whose letters may get other sizes. */
export interface MeasuredLine {
  line: TextLine
  runs: readonly MeasuredRun[]
  /** Where its letters end above and below the baseline at 1 mm, and the height of a row with no leading. */
  ascent: number
  descent: number
}

/**
 * The size of letters that was chosen, in mm: fitting may have made them smaller, and makes them that large again where
 * there is space.
 */
export const wantedSize = ({ style }: Pick<TextRun, 'style'>): number => style.wantedMm ?? style.sizeMm

/** The letter size of a run for fitting; a size that was set by hand stays. */
export const letterSize = ({ style }: Pick<TextRun, 'style'>): LetterSize =>
  style.pinned ? { wantedMm: style.sizeMm, pinned: true } : { wantedMm: wantedSize({ style }), pinned: false }

/** Lines kept as they were measured; a sign has 60. */
const measured = new WeakMap<FontEngine, BoundedCache<readonly Omit<MeasuredRun, 'size'>[]>>()
const maxMeasured = 20_000

/** How far the outlines of a shaped run stand out of its advance, to the left or to the right. */
function overhang({ glyphs, face, unitMm, inkAdvance }: ShapedRun, engine: FontEngine): number {
  let over = 0
  for (const { glyph, x } of glyphs) {
    const { left, width } = pathBounds(engine.outline(face, glyph)) ?? { left: 0, width: 0 }
    over = Math.max(over, -(x + left * unitMm), x + (left + width) * unitMm - inkAdvance)
  }
  return over
}

/** All that the widths of a line depend on, except its sizes. */
function keyOf(line: TextLine, spacing: number): string {
  return line.runs
    .map(({ text, style }) => {
      const { file } = chooseFace(style.family, style.bold, style.italic).face
      return `${file}|${style.letterSpacing ?? spacing}|${style.letterCase ?? ''}|${text}`
    })
    .join('\n')
}

/** The runs of a line at 1 mm, those of two directions apart; `from` is the first character of each. */
function unitRuns(line: TextLine, spacing: number, engine: FontEngine) {
  const key = keyOf(line, spacing)
  const known = measured.get(engine) ?? new BoundedCache(maxMeasured)
  measured.set(engine, known)
  const found = known.get(key)
  if (found) return found
  const runs = line.runs.map(({ text, style }) => ({ text, style: { ...style, sizeMm: 1 } }))
  const setting = { lineHeight: 1, letterSpacing: spacing, width: 0, wrap: false }
  let from = 0
  const made = rowsOf({ ...line, runs }, setting, engine).flatMap(row =>
    row.runs.map(run => {
      const first = from
      from += run.text.length
      return { from: first, advance: run.advance, ink: run.inkAdvance, over: overhang(run, engine) }
    }),
  )
  known.set(key, made, 1)
  return made
}

/** The size of the letters at a place of a line. */
function sizeOfPlace(line: TextLine, place: number): LetterSize {
  let end = 0
  const run = line.runs.find(({ text }) => {
    end += text.length
    return place < end
  })
  const letters = run ?? line.runs.at(-1)
  if (!letters) throw new Error('a line of text has no run')
  return letterSize(letters)
}

/** The lines of a text as their widths follow from their sizes: nothing is shaped again for another size. */
export function measureLines(text: TextElement, engine: FontEngine): MeasuredLine[] {
  return text.doc.lines.map(line => {
    const runs = unitRuns(line, text.letterSpacing ?? 0, engine).map(run => ({
      ...run,
      size: sizeOfPlace(line, run.from),
    }))
    const metrics = line.runs.map(({ style }) =>
      engine.metrics(chooseFace(style.family, style.bold, style.italic).face.file),
    )
    return {
      line,
      runs,
      ascent: Math.max(...metrics.map(({ ascent }) => ascent)),
      descent: Math.min(...metrics.map(({ descent }) => descent)),
    }
  })
}

/** How wide a line's ink is at most with other sizes, without blanks at its end, in mm. */
export function lineWidth({ runs }: MeasuredLine, sizeOf: (size: LetterSize) => number): number {
  let start = 0
  let width = 0
  let over = 0
  for (const { advance, ink, over: own, size: chosen } of runs) {
    const size = sizeOf(chosen)
    if (ink > 0) width = start + ink * size
    over = Math.max(over, own * size)
    start += advance * size
  }
  return width + 2 * over
}
