import type { Matrix } from '@/lib/design/geometry/transform'
import { BoundedCache } from '../bounded-cache'
import type { FontEngine } from '../fonts/engine'
import type { Alignment, TextDoc, TextLine } from '../text-doc'
import { besideEachOther, hangingWidth, type Row, rowStops, rowsOf, underInk } from './rows'
import type { RunStop } from './stops'
import type {
  CaretStop,
  LineBox,
  LineContent,
  MissingGlyph,
  PlacedBar,
  PlacedGlyph,
  TextLayout,
} from './types'

export interface TextBox {
  width: number
  height: number
  /** A factor of each run's size. */
  lineHeight: number
  /** In em. */
  letterSpacing: number
  /** Lines that are wider than the box are broken into rows. */
  wrap?: boolean
}

/** Overflow below a hundredth of a mm is the measure's own noise. */
const overflowNoise = 0.01

const alignFactor: Record<Alignment, number> = { left: 0, center: 0.5, right: 1 }

/** A row set at a height, with its stops counted from its own first character. */
interface SetRow {
  box: Omit<LineBox, 'start'>
  content: LineContent
  stops: RunStop[]
  missing: MissingGlyph[]
}

/** The rows of a line. */
interface SetLine {
  /** What it was set for; for anything else it is set again. */
  key: string
  engine: FontEngine
  rows: readonly SetRow[]
}

/** Glyphs of set lines kept, with their outlines some 40 MB; a sign of 60 lines has 4,000. */
const maxSetGlyphs = 20_000
const setLines = new BoundedCache<SetLine, TextLine>(maxSetGlyphs)

function setLine(line: TextLine, top: number, box: TextBox, engine: FontEngine): SetLine {
  const { width, letterSpacing, wrap = false } = box
  const lineHeight = line.lineHeight ?? box.lineHeight
  const key = `${top} ${width} ${lineHeight} ${letterSpacing} ${wrap}`
  const known = setLines.get(line)
  if (known?.key === key && known.engine === engine) return known
  const rows: SetRow[] = []
  const cut = rowsOf(line, { lineHeight, letterSpacing, width, wrap }, engine)
  cut.forEach((row, index) => {
    const goesOn = index < cut.length - 1
    rows.push(placeRow(row, line.align, rows.at(-1)?.box.bottom ?? top, width, goesOn))
  })
  const made: SetLine = { key, engine, rows }
  setLines.set(
    line,
    made,
    rows.reduce((sum, row) => sum + row.content.glyphs.length, 1),
  )
  return made
}

function placeRow(row: Row, align: Alignment, top: number, space: number, goesOn: boolean): SetRow {
  const { runs, rtl } = row
  const ascent = Math.max(...runs.map(run => run.ascent))
  const descent = Math.max(...runs.map(run => run.descent))
  const width = hangingWidth(runs)
  const left = (space - width) * alignFactor[align]
  const baseline = top + ascent
  const glyphs: PlacedGlyph[] = []
  const bars: PlacedBar[] = []
  const beside = besideEachOther(row, left)
  for (const { run, x } of beside) {
    const { face, color, unitMm } = run
    for (const glyph of run.glyphs) {
      const matrix: Matrix = [unitMm, 0, 0, -unitMm, x + glyph.x, baseline + glyph.dy]
      glyphs.push({ face, glyph: glyph.glyph, color, matrix })
    }
    const bar = underInk(run, x)
    if (bar) bars.push({ rect: { ...bar, top: baseline + bar.top }, color })
  }
  const stops = rowStops(row, beside, left)
  const missing = runs.flatMap(({ face, missing: characters }) =>
    characters.map(character => ({ face, character })),
  )
  const { length } = row
  const box = { left, width, top, baseline, bottom: top + ascent + descent, length, rtl, goesOn }
  // The place behind a row that goes on is the first of the next one.
  return { box, content: { glyphs, bars }, stops: goesOn ? stops.slice(0, -1) : stops, missing }
}

/**
 * Sets a text into its box, in mm from the box's corner. Lines stand as in CSS and break only where the text does, or
 * where `wrap` lets them; anything wider or higher than the box sticks out and is measured as overflow. A line that is
 * the same object as before, at the same height, is not typeset again.
 */
export function layoutText(doc: TextDoc, box: TextBox, engine: FontEngine): TextLayout {
  const lines: LineBox[] = []
  const contents: LineContent[] = []
  const rows: SetRow[] = []
  const missing: MissingGlyph[] = []
  let height = 0
  let width = 0
  let start = 0
  for (const textLine of doc.lines) {
    for (const row of setLine(textLine, height, box, engine).rows) {
      missing.push(...row.missing)
      lines.push({ ...row.box, start })
      rows.push(row)
      contents.push(row.content)
      height = row.box.bottom
      width = Math.max(width, row.box.width)
      start += row.box.length
    }
    start += 1
  }
  const over = (measured: number, space: number) => (measured - space > overflowNoise ? measured - space : 0)
  const overflow = { width: over(width, box.width), height: over(height, box.height) }
  const stops: (readonly CaretStop[])[] = []
  return {
    lines,
    contents,
    stopsOf(row) {
      stops[row] ??= stopsOfRow(rows[row], row, lines[row]?.start ?? 0)
      return stops[row]
    },
    missing,
    width,
    height,
    overflow,
  }
}

/** The caret's places in a row that begins at a character of the whole text. */
function stopsOfRow(row: SetRow | undefined, line: number, start: number): CaretStop[] {
  if (!row) return []
  const { top, bottom } = row.box
  return row.stops.map(({ offset, x, endX }) => ({ line, offset: start + offset, x, endX, top, bottom }))
}
