import type { FontEngine } from '../fonts/engine'
import type { Alignment, TextDoc } from '../text-doc'
import { type ShapedRun, shapeRun } from './shape-run'
import type { CaretStop, LineBox, TextLayout } from './types'

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

class Setter {
  readonly layout: TextLayout = {
    glyphs: [],
    bars: [],
    lines: [],
    caretStops: [],
    missing: [],
    width: 0,
    height: 0,
    overflow: { width: 0, height: 0 },
  }
  private offset = 0

  constructor(private readonly box: TextBox) {}

  line(align: Alignment, runs: readonly ShapedRun[]): void {
    const { layout, box } = this
    const ascent = Math.max(...runs.map(run => run.ascent))
    const descent = Math.max(...runs.map(run => run.descent))
    const width = hangingWidth(runs)
    const left = (box.width - width) * alignFactor[align]
    const top = layout.height
    const line: LineBox = {
      left,
      width,
      top,
      baseline: top + ascent,
      bottom: top + ascent + descent,
      start: this.offset,
      length: runs.reduce((sum, run) => sum + run.text.length, 0),
    }
    let x = left
    for (const run of runs) x = this.run(run, x, line)
    this.stop(line, this.offset, x)
    this.offset += 1
    layout.lines.push(line)
    layout.height = line.bottom
    layout.width = Math.max(layout.width, width)
  }

  finish(): TextLayout {
    const { layout, box } = this
    const over = (measured: number, room: number) => (measured - room > overflowNoise ? measured - room : 0)
    layout.overflow = { width: over(layout.width, box.width), height: over(layout.height, box.height) }
    return layout
  }

  private run(run: ShapedRun, x: number, line: LineBox): number {
    const { layout } = this
    const { face, color, unitMm } = run
    for (const glyph of run.glyphs) {
      layout.glyphs.push({
        face,
        glyph: glyph.glyph,
        color,
        line: layout.lines.length,
        matrix: [unitMm, 0, 0, -unitMm, x + glyph.x, line.baseline + glyph.dy],
      })
    }
    if (run.underline && run.inkAdvance > 0) {
      const { top, thickness } = run.underline
      const rect = { left: x, top: line.baseline + top, width: run.inkAdvance, height: thickness }
      layout.bars.push({ rect, color, line: layout.lines.length })
    }
    for (const { offset, x: at } of runStops(run)) this.stop(line, this.offset + offset, x + at)
    for (const character of run.missing) layout.missing.push({ face, character })
    this.offset += run.text.length
    return x + run.advance
  }

  private stop(line: LineBox, offset: number, x: number): void {
    const stop: CaretStop = {
      line: this.layout.lines.length,
      offset,
      x,
      top: line.top,
      bottom: line.bottom,
    }
    this.layout.caretStops.push(stop)
  }
}

/**
 * Sets a text into its box, in mm from the box's corner. Lines stand as in CSS and break only where the text
 * does; what is wider or higher than the box stands out of it and is measured as overflow.
 */
export function layoutText(doc: TextDoc, box: TextBox, engine: FontEngine): TextLayout {
  const setter = new Setter(box)
  for (const line of doc.lines) {
    const runs = line.runs.map(run => shapeRun(run, box.letterSpacing, box.lineHeight, engine))
    setter.line(line.align, runs)
  }
  return setter.finish()
}
