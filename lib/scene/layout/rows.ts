import type { FontEngine } from '../fonts/engine'
import type { TextLine, TextRun } from '../text-doc'
import { breaksOf } from './breaks'
import { type ShapedRun, shapeRun } from './shape-run'
import { runStops } from './stops'

/** How a line is set: its height as a factor of its letters' size, spacing in em, and the room it has, in mm. */
export interface LineSetting {
  lineHeight: number
  letterSpacing: number
  width: number
  wrap: boolean
}

/** Some runs of a line that stand beside each other. */
export interface Row {
  runs: readonly ShapedRun[]
  /** UTF-16 units of the line. */
  length: number
}

/** What rounding may make of a row that fits exactly, in mm. */
const noise = 0.001

/** The row's width without what hangs at its end: blanks, and the spacing of the last letter. */
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

function shapeAll(runs: readonly TextRun[], setting: LineSetting, engine: FontEngine, before: string) {
  let last = before
  return runs.map(run => {
    const shaped = shapeRun(run, setting.letterSpacing, setting.lineHeight, engine, last)
    last = run.text.at(-1) ?? last
    return shaped
  })
}

/** Where each place of a line stands in it unbroken, in mm. */
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
    for (const stop of runStops(run)) put(offset + stop.offset, x + stop.x)
    offset += run.text.length
    x += run.advance
  }
  put(offset, x)
  return places
}

/**
 * A line in rows: one, or, where it may be broken and is wider than its room, as many as it takes. Each row takes all
 * that fits, to a place where the line may break (breaks.ts); a word that is wider than the room stands out of it.
 */
export function rowsOf(line: TextLine, setting: LineSetting, engine: FontEngine): Row[] {
  const whole = shapeAll(line.runs, setting, engine, '')
  const text = line.runs.map(run => run.text).join('')
  const all: Row = { runs: whole, length: text.length }
  if (!setting.wrap || hangingWidth(whole) <= setting.width + noise) return [all]
  const breaks = [...breaksOf(text), text.length]
  const places = placesIn(whole)
  const rows: Row[] = []
  let from = 0
  let next = 0
  while (from < text.length) {
    const start = places[from] ?? 0
    // The first place beyond which there is surely no room; what hangs at a row's end is measured below.
    let last = next
    while (
      last + 1 < breaks.length &&
      reach(places, text, breaks[last + 1] ?? 0) - start <= setting.width + noise
    )
      last += 1
    let row = rowTo(breaks[last] ?? text.length)
    while (last > next && hangingWidth(row.runs) > setting.width + noise) {
      last -= 1
      row = rowTo(breaks[last] ?? text.length)
    }
    rows.push(row)
    from += row.length
    next = last + 1
  }
  return rows

  function rowTo(to: number): Row {
    const before = text[from - 1] ?? ''
    return { runs: shapeAll(cut(line.runs, from, to), setting, engine, before), length: to - from }
  }
}

/** Where the letters before a place end, without blanks, in mm. */
function reach(places: readonly number[], text: string, to: number): number {
  let end = to
  while (end > 0 && /\s/.test(text[end - 1] ?? '')) end -= 1
  return places[end] ?? 0
}
