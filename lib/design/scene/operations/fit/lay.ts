import { roundMm } from '@/lib/design/geometry/box'
import { layoutTextElement } from '../../elements/text/layout'
import { lineHeightWithin } from '../../elements/text/letters'
import type { TextElement } from '../../elements/text/schema'
import type { FontEngine } from '../../fonts/engine'
import { designCaps } from '../../limits'
import { type Span, spanIn } from '../../region'
import type { TextLine } from '../../text-doc'
import { type LetterSize, letterSize, lineWidth, type MeasuredLine } from './measure'
import type { Stack } from './zones'

/** Sizes are set in steps of a twentieth of a mm. */
const sizeSteps = 20

export interface PreparedText {
  text: TextElement
  lines: readonly MeasuredLine[]
}
export interface PreparedStack extends Stack {
  prepared: readonly PreparedText[]
}

/** Factors of the sizes that were wanted are tried in thousandths. */
export const factorSteps = 1000

/** The limit that a line, or all lines together, exceed even with the smallest letters of the plate. */
export interface TooLarge {
  /** Null for the height of all lines. */
  elementId: string | null
  line: number
  measuredMm: number
  neededMm: number
}

/** How lines are laid: a factor of the sizes that were wanted, and the line height. */
export interface Look {
  factor: number
  lineHeight: number
}

export interface Ground {
  stacks: readonly PreparedStack[]
  minFontMm: number
  engine: FontEngine
}

/**
 * The size of letters at a factor: never under the smallest of the plate, and on a grid that rounds down. One that was set
 * by hand is as it was set.
 */
const sizeAt =
  ({ minFontMm }: Pick<Ground, 'minFontMm'>, factor: number) =>
  ({ wantedMm, pinned }: LetterSize): number =>
    pinned
      ? wantedMm
      : Math.min(
          designCaps.fontMm.max,
          Math.max(minFontMm, Math.floor(wantedMm * factor * sizeSteps + 1e-9) / sizeSteps),
        )

function resized(line: TextLine, sizeOf: (size: LetterSize) => number): TextLine {
  const runs = line.runs.map(run => {
    const size = letterSize(run)
    const wanted = size.pinned ? {} : { wantedMm: size.wantedMm }
    const { wantedMm: _, ...style } = run.style
    return { ...run, style: { ...style, sizeMm: sizeOf(size), ...wanted } }
  })
  return { ...line, runs }
}

const resizedLines = new WeakMap<TextLine, { key: string; line: TextLine }>()

/** A line with other sizes; the same line at the same factor is the same object. */
function sizedLine(line: TextLine, ground: Ground, factor: number): TextLine {
  const key = `${factor} ${ground.minFontMm}`
  const known = resizedLines.get(line)
  if (known?.key === key) return known.line
  const sized = resized(line, sizeAt(ground, factor))
  const same = line.runs.every(
    ({ style }, index) =>
      style.sizeMm === sized.runs[index]?.style.sizeMm &&
      style.wantedMm === sized.runs[index]?.style.wantedMm,
  )
  const made = same ? line : sized
  resizedLines.set(line, { key, line: made })
  return made
}

/** A row of a stack as it would stand: its place from top to bottom, where its letters are, and how wide it is. */
interface LaidRow {
  text: TextElement
  line: number
  align: TextLine['align']
  top: number
  height: number
  inkTop: number
  inkBottom: number
  width: number
  leastWidth: number
  /** That of its text. */
  lineHeight: number
}

/**
 * The line height of each text of a stack: the white between rows is the same everywhere, whatever their sizes, and all rows
 * together are as high as the look's line height makes them. Rows that it puts closer than their letters are high, those that wrap and
 * those whose height a person set keep it.
 */
function evenHeights({ prepared }: PreparedStack, ground: Ground, { factor, lineHeight }: Look): number[] {
  const sizeOf = sizeAt(ground, factor)
  const texts = prepared.map(({ text, lines }) => {
    const isSet = text.wrap || lines.some(({ line }) => line.lineHeight !== undefined)
    const rows = isSet ? [] : lines
    const sizes = rows.map(({ runs }) => Math.max(...runs.map(run => sizeOf(run.size))))
    const letters = rows.map(({ ascent, descent }, at) => (ascent - descent) * (sizes[at] ?? 0))
    const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
    return { rows: rows.length, size: sum(sizes), letters: sum(letters) }
  })
  const [count, size, letters] = (['rows', 'size', 'letters'] as const).map(what =>
    texts.reduce((all, text) => all + text[what], 0),
  ) as [number, number, number]
  const white = (size * lineHeight - letters) / count
  return texts.map(text =>
    white >= 0 && text.size > 0
      ? lineHeightWithin((text.letters + text.rows * white) / text.size)
      : lineHeight,
  )
}

function rowsOfText(
  { text, lines }: PreparedText,
  zone: Stack['zone'],
  ground: Ground,
  look: Look,
): LaidRow[] {
  if (text.wrap) return wrappedRows(text, zone, ground, look)
  const sizeOf = sizeAt(ground, look.factor)
  let top = 0
  return lines.map((measured, line) => {
    const size = Math.max(...measured.runs.map(run => sizeOf(run.size)))
    const height = size * (measured.line.lineHeight ?? look.lineHeight)
    const leading = (height - (measured.ascent - measured.descent) * size) / 2
    const row = {
      text,
      line,
      align: measured.line.align,
      top,
      height,
      inkTop: top + Math.max(0, leading),
      inkBottom: top + height - Math.max(0, leading),
      width: lineWidth(measured, sizeOf),
      leastWidth: lineWidth(measured, sizeAt(ground, 0)),
      lineHeight: look.lineHeight,
    }
    top += height
    return row
  })
}

/** The rows of a text that wraps have to be set to be known. */
function wrappedRows(text: TextElement, zone: Stack['zone'], ground: Ground, look: Look): LaidRow[] {
  const doc = { lines: text.doc.lines.map(line => sizedLine(line, ground, look.factor)) }
  const size = { width: zone.width, height: zone.height }
  const { lines } = layoutTextElement({ ...text, doc, size, lineHeight: look.lineHeight }, ground.engine)
  let line = 0
  return lines.map(({ top, bottom, width, goesOn }) => ({
    text,
    line: goesOn ? line : line++,
    align: doc.lines[0]?.align ?? 'left',
    top,
    height: bottom - top,
    inkTop: top,
    inkBottom: bottom,
    width,
    leastWidth: 0,
    lineHeight: look.lineHeight,
  }))
}

/** All rows of a stack, in the middle of its zone. */
export function layStack(
  stack: PreparedStack,
  ground: Ground,
  look: Look,
): { rows: LaidRow[]; height: number } {
  const rows: LaidRow[] = []
  let height = 0
  const heights = evenHeights(stack, ground, look)
  for (const [at, prepared] of stack.prepared.entries()) {
    const own = rowsOfText(prepared, stack.zone, ground, {
      ...look,
      lineHeight: heights[at] ?? look.lineHeight,
    })
    for (const row of own) {
      rows.push({
        ...row,
        top: row.top + height,
        inkTop: row.inkTop + height,
        inkBottom: row.inkBottom + height,
      })
    }
    height += own.reduce((sum, row) => sum + row.height, 0)
  }
  const first = stack.zone.top + (stack.zone.height - height) / 2
  const placed = rows.map(row => ({
    ...row,
    top: row.top + first,
    inkTop: row.inkTop + first,
    inkBottom: row.inkBottom + first,
  }))
  return { rows: placed, height }
}

export const noise = 0.001

/** Where a row may stand in its stack's zone. */
function spanOf({ zone, regions }: Stack, row: Pick<LaidRow, 'inkTop' | 'inkBottom'>): Span | null {
  const round = spanIn(regions, row.inkTop, row.inkBottom)
  if (!round) return null
  const left = Math.max(zone.left, round.left)
  const right = Math.min(zone.left + zone.width, round.right)
  return right > left ? { left, right } : null
}

/** Whether a stack fits: a row takes its share of the width, or as much as its smallest letters need. */
export function fits(stack: PreparedStack, ground: Ground, look: Look, share: number): boolean {
  const { rows, height } = layStack(stack, ground, look)
  if (height > stack.zone.height + noise) return false
  return rows.every(row => {
    if (row.width <= row.leastWidth + noise) return true
    const span = spanOf(stack, row)
    return span !== null && row.width <= (span.right - span.left) * share + noise
  })
}

/** A text where its rows were laid, in its zone or in what a round plate leaves of it. */
export function laidText(
  stack: PreparedStack,
  text: TextElement,
  rows: readonly LaidRow[],
  ground: Ground,
  look: Look,
) {
  const first = rows[0]
  const doc = { lines: text.doc.lines.map(line => sizedLine(line, ground, look.factor)) }
  const height = roundMm(rows.reduce((sum, row) => sum + row.height, 0))
  const { left, width } = boxOf(stack, rows)
  const next: TextElement = {
    ...text,
    doc: doc.lines.every((line, index) => line === text.doc.lines[index]) ? text.doc : doc,
    lineHeight: lineHeightWithin(first?.lineHeight ?? look.lineHeight),
    position: { left: roundMm(left), top: roundMm(first?.top ?? stack.zone.top) },
    size: { width: roundMm(width), height },
  }
  return sameLook(text, next) ? text : next
}

export function sameLook(a: TextElement, b: TextElement): boolean {
  return (
    a.doc === b.doc &&
    a.lineHeight === b.lineHeight &&
    a.position.left === b.position.left &&
    a.position.top === b.position.top &&
    a.size.width === b.size.width &&
    a.size.height === b.size.height
  )
}

/** Rows that are centred share the whole zone; others need a box that the round edge does not cut. */
function boxOf(stack: Stack, rows: readonly LaidRow[]): { left: number; width: number } {
  const { left, width } = stack.zone
  const centre = left + width / 2
  const spans = rows.map(row => spanOf(stack, row) ?? { left, right: left + width })
  const even = spans.every(span => Math.abs((span.left + span.right) / 2 - centre) < 0.01)
  if (even && rows.every(row => row.align === 'center')) return { left, width }
  const from = Math.max(...spans.map(span => span.left))
  const to = Math.min(...spans.map(span => span.right))
  return to > from ? { left: from, width: to - from } : { left, width }
}

export function tooLargeOf(stack: PreparedStack, ground: Ground, look: Look): TooLarge[] {
  const { rows, height } = layStack(stack, ground, look)
  if (height > stack.zone.height + noise)
    return [{ elementId: null, line: 0, measuredMm: height, neededMm: stack.zone.height }]
  return rows.flatMap(row => {
    const span = spanOf(stack, row)
    const needed = span ? span.right - span.left : 0
    if (row.width <= needed + noise) return []
    return [{ elementId: row.text.id, line: row.line, measuredMm: row.width, neededMm: needed }]
  })
}
