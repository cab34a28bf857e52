import type { Rect } from '@/lib/design/geometry/path'
import {
  type Directions,
  directionsOf,
  hasLettersFromRight,
  inVisualOrder,
  stretchesOf,
} from '../fonts/directions'
import type { FontEngine } from '../fonts/engine'
import { chooseFace } from '../fonts/families'
import type { TextLine, TextRun } from '../text-doc'
import { breaksOf } from './breaks'
import { type ShapedRun, shapeRun } from './shape-run'
import { type RunStop, runStops } from './stops'

/** How a line is set: its height as a factor of its letters' size, spacing in em or a gap instead, and its space, in mm. */
export interface LineSetting {
  lineHeight: number
  letterSpacing: number
  gapMm?: number | undefined
  width: number
  wrap: boolean
}

/** Some runs of a line that stand beside each other, each of one direction, in the order in which they are read. */
export interface Row {
  runs: readonly ShapedRun[]
  /** UTF-16 units of the line. */
  length: number
  /** The line is read from right to left. */
  rtl: boolean
}

/** The rounding error allowed for a row that fits exactly, in mm. */
const noise = 0.001

/** The row's width without what hangs at its end as it is read: blanks, and the spacing of the last letter. */
export function hangingWidth(runs: readonly ShapedRun[]): number {
  let width = 0
  let start = 0
  for (const run of runs) {
    if (run.inkAdvance > 0) width = start + run.inkAdvance
    start += run.advance
  }
  return width
}

/** A part of a line's runs; a soft hyphen at its end is seen. */
function cut(runs: readonly TextRun[], from: number, to: number): TextRun[] {
  let at = 0
  const parts = runs.flatMap(({ text, style }) => {
    const start = at
    at += text.length
    const part = text.slice(Math.max(0, from - start), Math.max(0, to - start))
    return part === '' ? [] : [{ text: part, style }]
  })
  const last = parts.at(-1)
  return last?.text.endsWith('\u00ad')
    ? parts.with(-1, { ...last, text: `${last.text.slice(0, -1)}-` })
    : parts
}

/** A run beside others, and where its left end is, in mm. */
export interface Beside {
  run: ShapedRun
  x: number
}

/**
 * The runs of a row from left to right.
 * @param left where the row begins to be seen: what hangs at the end of a line from the right hangs out there
 */
export function besideEachOther({ runs, rtl }: Row, left: number): readonly Beside[] {
  const hanging = rtl ? runs.reduce((sum, run) => sum + run.advance, 0) - hangingWidth(runs) : 0
  let x = left - hanging
  return inVisualOrder(runs).map(run => {
    const start = x
    x += run.advance
    return { run, x: start }
  })
}

/**
 * The caret's places in a row, counted from its first character, with the one behind its last.
 * @param left where an empty row stands, in mm
 */
export function rowStops({ runs, rtl }: Row, beside: readonly Beside[], left: number): RunStop[] {
  const starts = new Map<ShapedRun, number>()
  let end = left
  for (const { run, x } of beside) {
    starts.set(run, x)
    end = rtl ? Math.min(end, x) : x + run.advance
  }
  const stops: RunStop[] = []
  let offset = 0
  for (const run of runs) {
    const start = starts.get(run) ?? left
    for (const stop of runStops(run))
      stops.push({ offset: offset + stop.offset, x: start + stop.x, endX: start + stop.endX })
    offset += run.text.length
  }
  stops.push({ offset, x: end, endX: end })
  return stops
}

/** The bar under a run's ink, in mm from the baseline; null where it has none. */
export function underInk({ underline, inkAdvance, level, advance }: ShapedRun, x: number): Rect | null {
  if (!underline || inkAdvance === 0) return null
  const left = level % 2 === 1 ? x + advance - inkAdvance : x
  return { left, top: underline.top, width: inkAdvance, height: underline.thickness }
}

/** Parts of one direction; without directions the runs as they are. */
function parted(runs: readonly TextRun[], text: string, directions: Directions | null, from: number) {
  if (!directions) return runs.map(run => ({ run, level: 0 }))
  let at = from
  const stretches = stretchesOf(
    text,
    directions,
    from,
    from + runs.reduce((n, run) => n + run.text.length, 0),
  )
  return runs.flatMap(run => {
    const start = at
    at += run.text.length
    return stretches
      .filter(stretch => stretch.from < at && stretch.to > start)
      .map(({ from: first, to, level }) => ({
        run: { ...run, text: run.text.slice(Math.max(0, first - start), to - start) },
        level,
      }))
  })
}

/** A line as it is shaped: its whole text, and which way its letters run. */
interface Shaping {
  text: string
  directions: Directions | null
  setting: Omit<LineSetting, 'width' | 'wrap'>
  engine: FontEngine
}

/** Some runs of a line from a place on. */
function shapeAll(runs: readonly TextRun[], { text, directions, setting, engine }: Shaping, from: number) {
  const { letterSpacing, gapMm, lineHeight } = setting
  let before = text[from - 1] ?? ''
  return parted(runs, text, directions, from).map(({ run, level }) => {
    const shaped = shapeRun(run, { letterSpacing, gapMm, lineHeight, before, level }, engine)
    before = run.text.at(-1) ?? before
    return shaped
  })
}

/** How far each place of a line is from its beginning as it is read, unbroken, in mm. */
function placesIn(runs: readonly ShapedRun[]): readonly number[] {
  const places: number[] = []
  let offset = 0
  let x = 0
  const put = (at: number, value: number) => {
    // A place within a character stands where the character does.
    while (places.length < at) places.push(places.at(-1) ?? value)
    places[at] = value
  }
  for (const run of runs) {
    for (const stop of runStops(run)) {
      const read = run.level % 2 === 1 ? run.advance - stop.x : stop.x
      put(offset + stop.offset, x + read)
    }
    offset += run.text.length
    x += run.advance
  }
  put(offset, x)
  return places
}

function isDrawnFromRight({ style }: TextRun, engine: FontEngine): boolean {
  const { file } = chooseFace(style.family, style.bold, style.italic).face
  return hasLettersFromRight(codePoint => engine.has(file, codePoint))
}

/** A line's text, and which way its letters run. */
function shapingOf(
  line: TextLine,
  setting: Omit<LineSetting, 'width' | 'wrap'>,
  engine: FontEngine,
): Shaping {
  const text = line.runs.map(run => run.text).join('')
  const drawable = () => line.runs.some(run => isDrawnFromRight(run, engine))
  return { text, directions: directionsOf(text, drawable), setting, engine }
}

/** A line as one row. */
export function wholeRow(
  line: TextLine,
  setting: Omit<LineSetting, 'width' | 'wrap'>,
  engine: FontEngine,
): Row {
  const shaping = shapingOf(line, setting, engine)
  return rowFrom(line.runs, shaping, 0, shaping.text.length)
}

function rowFrom(runs: readonly TextRun[], shaping: Shaping, from: number, to: number): Row {
  const rtl = shaping.directions !== null && shaping.directions.base % 2 === 1
  return { runs: shapeAll(runs, shaping, from), length: to - from, rtl }
}

/**
 * Rows that are tried, each one break shorter than the one before: the hyphen that a row shows is as wide as a few
 * letters at most.
 */
const mostRowsTried = 12

/**
 * The last break up to `most` to which a row fits, from `least` on, where rows to later breaks are no narrower. Tried in
 * steps that double, then by halves, so that no row is shaped that is much longer than what fits.
 */
function lastFit(least: number, most: number, fits: (index: number) => boolean): number {
  let known = least
  let tooFar = most + 1
  for (let step = 1; known + step < tooFar; step *= 2) {
    if (fits(known + step)) known += step
    else tooFar = known + step
  }
  while (tooFar - known > 1) {
    const middle = (known + tooFar) >> 1
    if (fits(middle)) known = middle
    else tooFar = middle
  }
  return known
}

/**
 * A line in rows: one, or, where it may be broken and is wider than its space, as many as it takes. Each row takes all
 * that fits, to a place where the line may break (breaks.ts); a word that is wider than the space sticks out.
 */
export function rowsOf(line: TextLine, setting: LineSetting, engine: FontEngine): Row[] {
  const all = wholeRow(line, setting, engine)
  if (!setting.wrap || hangingWidth(all.runs) <= setting.width + noise) return [all]
  const shaping = shapingOf(line, setting, engine)
  const { text } = shaping
  const breaks = [...breaksOf(text), text.length]
  const places = placesIn(all.runs)
  const rows: Row[] = []
  let from = 0
  let next = 0
  // Whether none of the first few rows fits: the rest of this line is not tried from its long end.
  let strange = false
  while (from < text.length) {
    const start = places[from] ?? 0
    // The first place beyond which the row is surely too wide; the overhang at a row's end is measured below.
    let last = next
    while (
      last + 1 < breaks.length &&
      reach(places, text, breaks[last + 1] ?? 0) - start <= setting.width + noise
    )
      last += 1
    const found: Row | null = strange ? null : firstWithin(last, next)
    strange ||= found === null
    const row = found ?? rowTo(lastFit(next, last, index => isWithin(rowTo(index))))
    rows.push(row)
    from += row.length
    while ((breaks[next] ?? text.length) < from) next += 1
    next += 1
  }
  return rows

  function isWithin(row: Row): boolean {
    return hangingWidth(row.runs) <= setting.width + noise
  }

  function rowTo(index: number): Row {
    const to = breaks[index] ?? text.length
    return rowFrom(cut(line.runs, from, to), shaping, from, to)
  }

  /** The longest row that fits, or the shortest there is; `null` where it is none of the first few. */
  function firstWithin(most: number, least: number): Row | null {
    for (let index = most; index >= least && most - index < mostRowsTried; index -= 1) {
      const row = rowTo(index)
      if (index === least || isWithin(row)) return row
    }
    return null
  }
}

/** Where the letters before a place end, without blanks, in mm. */
function reach(places: readonly number[], text: string, to: number): number {
  let end = to
  while (end > 0 && /\s/.test(text[end - 1] ?? '')) end -= 1
  return places[end] ?? 0
}
