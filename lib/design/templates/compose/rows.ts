import { roundMm } from '@/lib/design/geometry/box'
import { layoutTextElement } from '@/lib/design/scene/elements/text/layout'
import type { TextElement } from '@/lib/design/scene/elements/text/schema'
import type { FontEngine } from '@/lib/design/scene/fonts/engine'
import { chooseFace } from '@/lib/design/scene/fonts/families'
import type { New } from '@/lib/design/scene/model'
import { canonicalDoc, defaultTextStyle, type TextDoc } from '@/lib/design/scene/text-doc'
import type { Zone } from './zone'

/** A line before it has a size: `weight` is its size to the others'. */
export interface Row {
  text: string
  weight: number
  bold: boolean
}

const lineHeight = 1.1
/** Rows stand a little apart. */
const rowHeight = 1.2
/** Lines do not touch the ends of their row. */
const widthShare = 0.96
const sizeSteps = 20
const measuredAt = 10

export const hasBold = (family: string): boolean => chooseFace(family, true, false).face.bold

function docOf({ text, bold }: Row, family: string, sizeMm: number): TextDoc {
  const style = { ...defaultTextStyle, family, sizeMm, bold: bold && hasBold(family) }
  return canonicalDoc({ lines: [{ align: 'center', runs: [{ text, style }] }] })
}

/** How wide a line is for each mm of its size. */
export function widthPerMm(row: Row, family: string, engine: FontEngine): number {
  const element: TextElement = {
    id: 'measured',
    type: 'text',
    doc: docOf(row, family, measuredAt),
    lineHeight,
    position: { left: 0, top: 0 },
    size: { width: 1, height: 1 },
    overflowing: true,
  }
  return (layoutTextElement(element, engine).lines[0]?.width ?? 0) / measuredAt
}

interface Measured extends Row {
  perMm: number
}

interface Placed {
  row: Row
  sizeMm: number
  top: number
}

/** The rows at a factor of their weights, in the middle of the zone; null where they do not fit. */
function placedAt(rows: readonly Measured[], factor: number, zone: Zone, minMm: number): Placed[] | null {
  const sizes = rows.map(({ weight }) =>
    Math.max(minMm, Math.floor(weight * factor * sizeSteps + 1e-9) / sizeSteps),
  )
  const height = sizes.reduce((sum, size) => sum + size * rowHeight, 0)
  if (height > zone.height + 1e-6) return null
  let top = zone.top + (zone.height - height) / 2
  const placed: Placed[] = []
  for (const [at, row] of rows.entries()) {
    const sizeMm = sizes[at] ?? minMm
    const bottom = top + sizeMm * rowHeight
    if (row.perMm * sizeMm > zone.widthAt(top, bottom) * widthShare) return null
    placed.push({ row, sizeMm, top: top + (sizeMm * (rowHeight - lineHeight)) / 2 })
    top = bottom
  }
  return placed
}

/** Where a line may be broken: better at a dash than between words, and there rather than within a number. */
const breaks = [/ [–-] /g, /(?<!\d) | (?!\d)/g, / /g] as const

/** A line in two, at the best place nearest to its middle; alone where it is one word. */
function halves({ text, ...row }: Row): Row[] {
  const kinds = breaks.map(kind => [...text.matchAll(kind)].map(({ 0: gap, index }) => ({ gap, index })))
  const [best] = (kinds.find(places => places.length > 0) ?? []).toSorted(
    (x, y) => Math.abs(x.index - text.length / 2) - Math.abs(y.index - text.length / 2),
  )
  if (!best) return [{ text, ...row }]
  return [text.slice(0, best.index), text.slice(best.index + best.gap.length)].map(part => ({
    ...row,
    text: part,
  }))
}

/** The rows with the widest of them in two; null where it is one word. */
function withBreak(rows: readonly Row[], family: string, engine: FontEngine): Row[] | null {
  const widths = rows.map(row => widthPerMm(row, family, engine))
  const widest = widths.indexOf(Math.max(...widths))
  const row = rows[widest]
  const parts = row ? halves(row) : []
  return parts.length > 1 ? [...rows.slice(0, widest), ...parts, ...rows.slice(widest + 1)] : null
}

/** How often lines of one template are broken. */
const mostBreaks = 3
/** A line is only broken where its letters become so much larger by it. */
const worthBreaking = 1.35

const smallestOf = (texts: readonly New<TextElement>[]): number =>
  Math.min(...texts.flatMap(({ doc }) => doc.lines.flatMap(line => line.runs.map(run => run.style.sizeMm))))

/** `layRows`, with the widest lines in two where they do not fit otherwise, or become much larger by it. */
export function layBrokenRows(
  rows: readonly Row[],
  family: string,
  zone: Zone,
  minMm: number,
  engine: FontEngine,
): New<TextElement>[] | null {
  let tried: Row[] | null = [...rows]
  let best: New<TextElement>[] | null = null
  for (let breaks = 0; tried && breaks <= mostBreaks; breaks += 1) {
    const laid = layRows(tried, family, zone, minMm, engine)
    if (laid && (!best || smallestOf(laid) >= smallestOf(best) * worthBreaking)) best = laid
    tried = withBreak(tried, family, engine)
  }
  return best
}

/** The largest letters that a line may have to its zone: a single short word is no poster. */
const mostShare = 0.62

/**
 * Lines as texts of their own, as large as they fit in a zone, their sizes in the ratio of their weights; null where the
 * smallest letters do not fit either.
 */
export function layRows(
  rows: readonly Row[],
  family: string,
  zone: Zone,
  minMm: number,
  engine: FontEngine,
): New<TextElement>[] | null {
  if (rows.length === 0) return []
  const measured = rows.map(row => ({ ...row, perMm: widthPerMm(row, family, engine) }))
  let best = placedAt(measured, 0, zone, minMm)
  if (!best) return null
  const heaviest = Math.max(...rows.map(({ weight }) => weight))
  let low = 0
  let high = (zone.height * mostShare) / heaviest
  for (let step = 0; step < 20; step += 1) {
    const factor = (low + high) / 2
    const placed = placedAt(measured, factor, zone, minMm)
    if (placed) best = placed
    if (placed) low = factor
    else high = factor
  }
  return best.map(({ row, sizeMm, top }) => ({
    type: 'text',
    doc: docOf(row, family, sizeMm),
    lineHeight,
    position: { left: roundMm(zone.left), top: roundMm(top) },
    size: { width: roundMm(zone.width), height: roundMm(sizeMm * lineHeight) },
    overflowing: false,
  }))
}
