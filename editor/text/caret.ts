import type { CaretStop, LineBox, WrittenLayout } from '@/lib/design/scene/layout/types'
import type { TextMarks } from '../canvas/draw-text-marks'

/** The row of a position in the plain text. */
function rowOf({ lines }: WrittenLayout, offset: number): number {
  const after = lines.findIndex(({ start }) => start > offset)
  return Math.max(0, (after < 0 ? lines.length : after) - 1)
}

/** The stop at a place of the plain text, or the nearest before it: an accent has no position of its own. */
export function stopAt(layout: WrittenLayout, offset: number): CaretStop | null {
  const stops = layout.stopsOf(rowOf(layout, offset))
  let best: CaretStop | null = null
  for (const stop of stops) if (stop.offset <= offset && (!best || stop.offset >= best.offset)) best = stop
  return best ?? stops[0] ?? null
}

/** The stops of a row, each with the place behind its character. */
function stopsWithNext(layout: WrittenLayout, index: number): (CaretStop & { next: number })[] {
  const line = layout.lines[index]
  const end = line ? line.start + line.length : 0
  const stops = layout.stopsOf(index)
  return stops.map((stop, at) => ({ ...stop, next: stops[at + 1]?.offset ?? end }))
}

/**
 * The place in a row that is nearest to a distance from the left, mm: before a character or behind it, which differ
 * where the direction of the letters changes. The position behind a wrapped row is the beginning of the next one.
 */
function nearestIn(layout: WrittenLayout, index: number, x: number): number | null {
  const line = layout.lines[index]
  const beyond = line?.goesOn ? line.start + line.length : null
  let best: { offset: number; distance: number } | null = null
  const offer = (offset: number, at: number) => {
    const distance = Math.abs(at - x)
    if (offset !== beyond && (!best || distance < best.distance)) best = { offset, distance }
  }
  for (const stop of stopsWithNext(layout, index)) {
    offer(stop.offset, stop.x)
    offer(stop.next, stop.endX)
  }
  return (best as { offset: number } | null)?.offset ?? null
}

/** The place of the plain text that is nearest to a point of the layout, mm. */
export function offsetAt(layout: WrittenLayout, x: number, y: number): number {
  let line = layout.lines.findIndex(candidate => y < candidate.bottom)
  if (line < 0) line = layout.lines.length - 1
  return nearestIn(layout, line, x) ?? 0
}

/** One line up or down from a place, as near as can be to a wished distance from the left. */
export function offsetInNextLine(layout: WrittenLayout, offset: number, by: 1 | -1, wishX: number): number {
  const stop = stopAt(layout, offset)
  if (!stop) return offset
  const line = stop.line + by
  if (line < 0) return 0
  if (line >= layout.lines.length) return layout.stopsOf(layout.lines.length - 1).at(-1)?.offset ?? offset
  return nearestIn(layout, line, wishX) ?? offset
}

const isWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}_'’]/u.test(character)

/** The word around a position of a plain text, or the spaces between two words. */
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

/**
 * The next place where a word ends (forward) or begins (back), within the text: over other characters, then over the
 * word.
 */
export function wordEdge(plain: string, offset: number, by: 1 | -1): number {
  const beside = (at: number) => plain[by === 1 ? at : at - 1]
  let at = offset
  while (beside(at) !== undefined && !isWord(beside(at))) at += by
  while (isWord(beside(at))) at += by
  return at
}

/** The line around a place of a plain text. */
export function lineAround(plain: string, offset: number): { from: number; to: number } {
  const from = plain.lastIndexOf('\n', offset - 1) + 1
  const end = plain.indexOf('\n', offset)
  return { from, to: end < 0 ? plain.length : end }
}

/** The row around a place of a plain text, as far as the caret can stand in it. */
export function rowAround(layout: WrittenLayout, offset: number): { from: number; to: number } {
  const line = stopAt(layout, offset)?.line ?? 0
  const stops = layout.stopsOf(line)
  return { from: stops[0]?.offset ?? offset, to: stops.at(-1)?.offset ?? offset }
}

/** Whether the row at a place of a plain text is read from right to left. */
export const readsToTheLeft = (layout: WrittenLayout, offset: number): boolean =>
  layout.lines[stopAt(layout, offset)?.line ?? 0]?.rtl ?? false

/** From left to right, in mm. */
type Span = [left: number, right: number]

/** Spans that touch each other as one. */
function joined(spans: readonly Span[]): Span[] {
  const made: Span[] = []
  for (const [left, right] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = made.at(-1)
    if (last && left <= last[1] + 0.001) last[1] = Math.max(last[1], right)
    else made.push([left, right])
  }
  return made
}

/** The part of a row that is selected. Where the direction changes in it, it has several pieces. */
function selectedSpans(layout: WrittenLayout, index: number, from: number, to: number): Span[] {
  const line = layout.lines[index]
  if (!line || from === to || to < line.start) return []
  const end = line.start + line.length
  if (from > end || (line.goesOn && from === end)) return []
  const stops = stopsWithNext(layout, index)
  const spans = stops
    .filter(stop => stop.offset < to && stop.next > from)
    .map((stop): Span => [Math.min(stop.x, stop.endX), Math.max(stop.x, stop.endX)])
    // Spaces at the end of a wrapped row extend beyond it.
    .map(([left, right]): Span => (line.goesOn ? within([left, right], line) : [left, right]))
  const behind = stops.at(-1)
  if (to > end && behind && !line.goesOn) {
    // A break that is selected shows as a narrow piece behind the line.
    const tail = (line.bottom - line.top) * 0.2
    spans.push(line.rtl ? [behind.x - tail, behind.x] : [behind.x, behind.x + tail])
  }
  return joined(spans)
}

const within = ([left, right]: Span, line: LineBox): Span => [
  Math.max(left, line.left),
  Math.max(line.left, Math.min(right, line.left + line.width)),
]

/** Rectangles of the selected words and the caret, in mm of the layout. */
export function marksOf(
  layout: WrittenLayout,
  anchor: number,
  head: number,
): Pick<TextMarks, 'selected' | 'caret'> {
  const from = Math.min(anchor, head)
  const to = Math.max(anchor, head)
  const selected = layout.lines.flatMap(({ top, bottom }, index) =>
    selectedSpans(layout, index, from, to).map(([left, right]) => ({
      left,
      top,
      width: right - left,
      height: bottom - top,
    })),
  )
  const stop = stopAt(layout, head)
  const caret = stop && { x: stop.x, top: stop.top, height: stop.bottom - stop.top }
  return { selected, caret }
}
