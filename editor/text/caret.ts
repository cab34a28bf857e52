import type { CaretStop, TextLayout } from '@/lib/scene/layout/types'
import type { TextMarks } from '../canvas/draw-overlay'

/** The stop at a place of the plain text, or the nearest before it: an accent has no place of its own. */
export function stopAt(stops: readonly CaretStop[], offset: number): CaretStop | null {
  let best: CaretStop | null = null
  for (const stop of stops) if (stop.offset <= offset && (!best || stop.offset >= best.offset)) best = stop
  return best ?? stops[0] ?? null
}

function nearestIn(stops: readonly CaretStop[], line: number, x: number): CaretStop | null {
  let best: CaretStop | null = null
  for (const stop of stops) {
    if (stop.line !== line) continue
    if (!best || Math.abs(stop.x - x) < Math.abs(best.x - x)) best = stop
  }
  return best
}

/** The place of the plain text that is nearest to a point in the text's box, mm. */
export function offsetAt(layout: TextLayout, x: number, y: number): number {
  let line = layout.lines.findIndex(candidate => y < candidate.bottom)
  if (line < 0) line = layout.lines.length - 1
  return nearestIn(layout.caretStops, line, x)?.offset ?? 0
}

/** One line up or down from a place, as near as can be to a wished distance from the left. */
export function offsetInNextLine(layout: TextLayout, offset: number, by: 1 | -1, wishX: number): number {
  const stop = stopAt(layout.caretStops, offset)
  if (!stop) return offset
  const line = stop.line + by
  if (line < 0) return 0
  if (line >= layout.lines.length) return layout.caretStops.at(-1)?.offset ?? offset
  return nearestIn(layout.caretStops, line, wishX)?.offset ?? offset
}

const isWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}_'’]/u.test(character)

/** The word around a place of a plain text, or the blanks between two. */
export function wordAround(plain: string, offset: number): { from: number; to: number } {
  const inWord = isWord(plain[offset]) || (offset > 0 && !plain[offset] && isWord(plain[offset - 1]))
  const same = (character: string | undefined) =>
    character !== undefined && character !== '\n' && isWord(character) === inWord
  let from = offset
  let to = offset
  while (from > 0 && same(plain[from - 1])) from -= 1
  while (to < plain.length && same(plain[to])) to += 1
  return { from, to }
}

/** The line around a place of a plain text. */
export function lineAround(plain: string, offset: number): { from: number; to: number } {
  const from = plain.lastIndexOf('\n', offset - 1) + 1
  const end = plain.indexOf('\n', offset)
  return { from, to: end < 0 ? plain.length : end }
}

/** The row around a place of a plain text, as far as the caret can stand in it. */
export function rowAround(layout: TextLayout, offset: number): { from: number; to: number } {
  const line = stopAt(layout.caretStops, offset)?.line ?? 0
  const stops = layout.caretStops.filter(stop => stop.line === line)
  return { from: stops[0]?.offset ?? offset, to: stops.at(-1)?.offset ?? offset }
}

/** Rectangles of the selected words and the caret, in mm within the text's box. */
export function marksOf(
  layout: TextLayout,
  anchor: number,
  head: number,
): Pick<TextMarks, 'selected' | 'caret'> {
  const from = Math.min(anchor, head)
  const to = Math.max(anchor, head)
  const selected = layout.lines.flatMap((line, index) => {
    const start = Math.max(from, line.start)
    const end = Math.min(to, line.start + line.length)
    if (from === to || start > end || to < line.start || from > line.start + line.length) return []
    if (line.goesOn && from === line.start + line.length) return []
    const stops = layout.caretStops.filter(stop => stop.line === index)
    const left = stopAt(stops, start)?.x ?? line.left
    const toItsEnd = line.goesOn && end === line.start + line.length
    const right = toItsEnd ? line.left + line.width : (stopAt(stops, end)?.x ?? line.left)
    // A break that is selected shows as a narrow piece behind the line.
    const tail = to > line.start + line.length ? (line.bottom - line.top) * 0.2 : 0
    return [{ left, top: line.top, width: right - left + tail, height: line.bottom - line.top }]
  })
  const stop = stopAt(layout.caretStops, head)
  const caret = stop && { x: stop.x, top: stop.top, height: stop.bottom - stop.top }
  return { selected, caret }
}
