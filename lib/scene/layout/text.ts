import type { Matrix } from '@/lib/geometry/transform'
import { BoundedCache } from '../bounded-cache'
import type { FontEngine } from '../fonts/engine'
import type { Alignment, TextDoc, TextLine } from '../text-doc'
import { type ShapedRun, shapeRun } from './shape-run'
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
}

/** Overflow below a hundredth of a mm is the measure's own noise. */
const overflowNoise = 0.01

const alignFactor: Record<Alignment, number> = { left: 0, center: 0.5, right: 1 }

/** The line's width without what hangs at its end: blanks, and the spacing of the last letter. */
function hangingWidth(runs: readonly ShapedRun[]): number {
  let width = 0
  let start = 0
  for (const run of runs) {
    if (run.inkAdvance > 0) width = start + run.inkAdvance
    start += run.advance
  }
  return width
}

function clusterStarts(run: ShapedRun): { offset: number; x: number; next: number; nextX: number }[] {
  const starts: { offset: number; x: number; next: number; nextX: number }[] = []
  let x = 0
  for (const glyph of run.glyphs) {
    const last = starts[starts.length - 1]
    if (last && last.offset === glyph.offset) last.nextX += glyph.advance
    else {
      if (last) last.next = glyph.offset
      starts.push({ offset: glyph.offset, x, next: run.text.length, nextX: x + glyph.advance })
    }
    x += glyph.advance
  }
  return starts
}

const combining = /\p{M}/u

/** Caret stops inside a run: one before each character; a ligature's letters share its width evenly. */
function runStops(run: ShapedRun): { offset: number; x: number }[] {
  const stops: { offset: number; x: number }[] = []
  for (const { offset, x, next, nextX } of clusterStarts(run)) {
    const characters: number[] = []
    for (let at = offset; at < next; at += 1) {
      const code = run.text.charCodeAt(at)
      const low = code >= 0xdc00 && code <= 0xdfff
      if (!low && !(at > offset && combining.test(run.text[at] ?? ''))) characters.push(at)
    }
    characters.forEach((at, index) => {
      stops.push({ offset: at, x: x + ((nextX - x) * index) / characters.length })
    })
  }
  return stops
}

/** A line set at a height, with its stops counted from its own first character. */
interface SetLine {
  /** What it was set for; for anything else it is set again. */
  key: string
  engine: FontEngine
  box: Omit<LineBox, 'start'>
  content: LineContent
  stops: { offset: number; x: number }[]
  missing: MissingGlyph[]
}

/** Glyphs of set lines kept, with their outlines some 40 MB; a sign of 60 lines has 4,000. */
const maxSetGlyphs = 20_000
const setLines = new BoundedCache<SetLine, TextLine>(maxSetGlyphs)

function setLine(line: TextLine, top: number, box: TextBox, engine: FontEngine): SetLine {
  const key = `${top} ${box.width} ${box.lineHeight} ${box.letterSpacing}`
  const known = setLines.get(line)
  if (known?.key === key && known.engine === engine) return known
  const runs = line.runs.map(run => shapeRun(run, box.letterSpacing, box.lineHeight, engine))
  const made: SetLine = { key, engine, ...placeRuns(line.align, runs, top, box.width) }
  setLines.set(line, made, made.content.glyphs.length + 1)
  return made
}

function placeRuns(align: Alignment, runs: readonly ShapedRun[], top: number, room: number) {
  const ascent = Math.max(...runs.map(run => run.ascent))
  const descent = Math.max(...runs.map(run => run.descent))
  const width = hangingWidth(runs)
  const left = (room - width) * alignFactor[align]
  const baseline = top + ascent
  const glyphs: PlacedGlyph[] = []
  const bars: PlacedBar[] = []
  const stops: SetLine['stops'] = []
  const missing: MissingGlyph[] = []
  let x = left
  let offset = 0
  for (const run of runs) {
    const { face, color, unitMm, underline } = run
    for (const glyph of run.glyphs) {
      const matrix: Matrix = [unitMm, 0, 0, -unitMm, x + glyph.x, baseline + glyph.dy]
      glyphs.push({ face, glyph: glyph.glyph, color, matrix })
    }
    if (underline && run.inkAdvance > 0) {
      const rect = {
        left: x,
        top: baseline + underline.top,
        width: run.inkAdvance,
        height: underline.thickness,
      }
      bars.push({ rect, color })
    }
    for (const stop of runStops(run)) stops.push({ offset: offset + stop.offset, x: x + stop.x })
    for (const character of run.missing) missing.push({ face, character })
    offset += run.text.length
    x += run.advance
  }
  stops.push({ offset, x })
  const box = { left, width, top, baseline, bottom: top + ascent + descent, length: offset }
  return { box, content: { glyphs, bars }, stops, missing }
}

/**
 * Sets a text into its box, in mm from the box's corner. Lines stand as in CSS and break only where the text
 * does; what is wider or higher than the box stands out of it and is measured as overflow. A line that is the very
 * same object as before, at the same height, is not set again.
 */
export function layoutText(doc: TextDoc, box: TextBox, engine: FontEngine): TextLayout {
  const lines: LineBox[] = []
  const contents: LineContent[] = []
  const caretStops: CaretStop[] = []
  const missing: MissingGlyph[] = []
  let height = 0
  let width = 0
  let start = 0
  doc.lines.forEach((textLine, line) => {
    const made = setLine(textLine, height, box, engine)
    const { top, bottom, length } = made.box
    for (const { offset, x } of made.stops) caretStops.push({ line, offset: start + offset, x, top, bottom })
    missing.push(...made.missing)
    lines.push({ ...made.box, start })
    contents.push(made.content)
    height = bottom
    width = Math.max(width, made.box.width)
    start += length + 1
  })
  const over = (measured: number, room: number) => (measured - room > overflowNoise ? measured - room : 0)
  const overflow = { width: over(width, box.width), height: over(height, box.height) }
  return { lines, contents, caretStops, missing, width, height, overflow }
}
