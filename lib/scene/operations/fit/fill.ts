import { roundMm } from '@/lib/geometry/box'
import { kindOf } from '../../elements/registry'
import { layoutTextElement } from '../../elements/text/layout'
import { lineHeightWithin } from '../../elements/text/letters'
import type { TextElement } from '../../elements/text/schema'
import type { FontEngine } from '../../fonts/engine'
import type { Design } from '../../model'
import type { Plate } from '../../plate'
import { insetRect, plateRegion, rectsMeet } from '../../region'
import {
  type Ground,
  type LaidRow,
  type Look,
  layStack,
  noise,
  type PreparedStack,
  sizedLine,
  spanOf,
} from './lay'
import { type MeasuredLine, measureLines } from './measure'
import { type Stack, stacksOf } from './zones'

/** What a line, or all of them together, is too large for at the smallest letters of the plate. */
export interface TooLarge {
  /** Null for the height of all lines. */
  elementId: string | null
  line: number
  measuredMm: number
  neededMm: number
}

export interface Filled {
  design: Design
  tooLarge: readonly TooLarge[]
}

/** Factors of the sizes that were wanted are tried in thousandths. */
const factorSteps = 1000
const lineHeights = { airy: 2, dense: 1, least: 0.9, spread: 1.4, step: 0.1 } as const
/** The share of a row's width that lines take at most when they are airy. */
const airyShare = 0.4

/** As small as lines become. */
const smallestLook: Look = { factor: 0, lineHeight: lineHeights.least }

const tenth = (value: number) => Math.round(value * 10) / 10
const denseHeight = (density: number) =>
  tenth(lineHeights.airy - (lineHeights.airy - lineHeights.dense) * density)
const shareOf = (density: number) => airyShare + (1 - airyShare) * density

/** Whether a stack fits: a row takes its share of the width, or as much as its smallest letters need. */
function fits(stack: PreparedStack, ground: Ground, look: Look, share: number): boolean {
  const { rows, height } = layStack(stack, ground, look)
  if (height > stack.zone.height + noise) return false
  return rows.every(row => {
    if (row.width <= row.leastWidth + noise) return true
    const span = spanOf(stack, row)
    return span !== null && row.width <= (span.right - span.left) * share + noise
  })
}

/** The largest factor at which all stacks fit with a line height; it grows with the density. */
function largestFactor(ground: Ground, lineHeight: number, share: number): number {
  const test = (step: number) =>
    ground.stacks.every(stack => fits(stack, ground, { factor: step / factorSteps, lineHeight }, share))
  let low = 0
  let high = Math.ceil(
    Math.max(
      1,
      ...ground.stacks.map(({ zone, prepared }) => {
        const largest = Math.max(...prepared.flatMap(({ lines }) => lines.flatMap(freeSizes)))
        if (largest < 0) return 1
        return (zone.height * factorSteps) / (largest * lineHeights.least) + 1
      }),
    ),
  )
  while (high - low > 1) {
    const step = Math.floor((low + high) / 2)
    if (test(step)) low = step
    else high = step
  }
  return low / factorSteps
}

/** The sizes of a line that follow the factor, in mm. */
const freeSizes = ({ runs }: MeasuredLine) =>
  runs.flatMap(({ size: { wantedMm, pinned } }) => (pinned ? [] : [wantedMm]))

/** The look of a density: as high lines as it asks for, lower ones where the smallest letters need it. */
function lookOf(ground: Ground, density: number): Look {
  const share = shareOf(density)
  const smallest = (lineHeight: number) =>
    ground.stacks.every(
      stack => layStack(stack, ground, { factor: 0, lineHeight }).height <= stack.zone.height + noise,
    )
  let lineHeight = denseHeight(density)
  while (lineHeight > lineHeights.least && !smallest(lineHeight))
    lineHeight = tenth(lineHeight - lineHeights.step)
  const factor = largestFactor(ground, lineHeight, share)
  // What height is left goes between the lines.
  const wider = (next: number) =>
    ground.stacks.every(stack => fits(stack, ground, { factor, lineHeight: next }, share))
  while (lineHeight < lineHeights.spread && wider(tenth(lineHeight + lineHeights.step)))
    lineHeight = tenth(lineHeight + lineHeights.step)
  return { factor, lineHeight }
}

/**
 * The stacks of a design with a wide gap around them, or with the smallest that is allowed where it has to be; beside a code
 * that lies on them where they fit there.
 */
function groundOf(design: Pick<Design, 'elements'>, plate: Plate, engine: FontEngine): Ground {
  const within = (gap: number, aside: boolean): Ground => {
    const stacks = stacksOf(design.elements, plate, gap, aside).map(stack => ({
      ...stack,
      prepared: stack.texts.map(text => ({ text, lines: measureLines(text, engine) })),
    }))
    return { stacks, minFontMm: plate.minFontMm, engine }
  }
  const gaps = [2 * plate.securityMm, plate.securityMm]
  const hasCodes = design.elements.some(element => kindOf(element).code)
  for (const aside of hasCodes ? [true, false] : [false]) {
    for (const gap of gaps) {
      const ground = within(gap, aside)
      if (hasRoom(ground)) return ground
    }
  }
  return within(plate.securityMm, false)
}

/** A text where its rows were laid, in its zone or in what a round plate leaves of it. */
function laidText(
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
    lineHeight: lineHeightWithin(look.lineHeight),
    position: { left: roundMm(left), top: roundMm(first?.top ?? stack.zone.top) },
    size: { width: roundMm(width), height },
  }
  return sameLook(text, next) ? text : next
}

function sameLook(a: TextElement, b: TextElement): boolean {
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

function tooLargeOf(stack: PreparedStack, ground: Ground, look: Look): TooLarge[] {
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

const hasRoom = (ground: Ground): boolean =>
  ground.stacks.every(stack => tooLargeOf(stack, ground, smallestLook).length === 0)

function filledOn(ground: Ground, design: Design, density: number): Filled {
  if (ground.stacks.length === 0) return { design, tooLarge: [] }
  const look = lookOf(ground, density)
  const laid = new Map<string, TextElement>()
  const tooLarge: TooLarge[] = []
  for (const stack of ground.stacks) {
    const { rows } = layStack(stack, ground, look)
    for (const { text } of stack.prepared) {
      const own = rows.filter(row => row.text === text)
      laid.set(text.id, laidText(stack, text, own, ground, look))
    }
    tooLarge.push(...tooLargeOf(stack, ground, look))
  }
  const elements = design.elements.map(element => laid.get(element.id) ?? element)
  const same = elements.every((element, index) => element === design.elements[index])
  return { design: same ? design : { ...design, elements }, tooLarge }
}

/**
 * Lays all lines of a design anew so that they fill its plate: as large as a density allows, from 0 (airy) to 1 (dense),
 * their sizes in the ratio in which they were wanted, but never under the smallest letters of the plate (DESIGN-31). Pictures, codes,
 * frames and the window of a dater keep their ground. What was laid so is laid the same again. The fonts must be there.
 */
export function fillPlate(design: Design, plate: Plate, density: number, engine: FontEngine): Filled {
  return filledOn(groundOf(design, plate, engine), design, density)
}

/** The same where all lines find room on the plate, if need be in the smallest letters that it takes; else null. */
export function fillIfRoom(design: Design, plate: Plate, density: number, engine: FontEngine): Design | null {
  const ground = groundOf(design, plate, engine)
  return hasRoom(ground) ? filledOn(ground, design, density).design : null
}

/** Whether all lines find room on the plate, if need be in the smallest letters that it takes. */
export const hasRoomToFill = (design: Design, plate: Plate, engine: FontEngine): boolean =>
  hasRoom(groundOf(design, plate, engine))

/** The density at which lines come out nearest to the size that they have: so nothing jumps when they begin to fill. */
export function presentDensity(design: Design, plate: Plate, engine: FontEngine): number {
  const ground = groundOf(design, plate, engine)
  if (ground.stacks.length === 0) return usualDensity
  let best = usualDensity
  let least = Number.POSITIVE_INFINITY
  for (let step = 0; step <= 20; step += 1) {
    const density = step / 20
    const apart = Math.abs(largestFactor(ground, denseHeight(density), shareOf(density)) - 1)
    if (apart < least - 1e-9) {
      best = density
      least = apart
    }
  }
  return best
}

/** The density where nothing says another. */
export const usualDensity = 0.5

/** Whether texts are well where they are: no letters too small, no row off the plate, in its window or over another one. */
export function liesWell(texts: readonly TextElement[], plate: Plate, engine: FontEngine): boolean {
  const edge = plateRegion(plate, plate.securityMm)
  const rows = texts.flatMap(({ position, ...text }) =>
    layoutTextElement({ position, ...text }, engine).lines.map(({ left, width, top, bottom }) => ({
      left: position.left + left,
      width,
      top: position.top + top,
      height: bottom - top,
    })),
  )
  const inks = rows.map(row => insetRect(row, Math.min(row.height, row.width) * 0.1))
  const small = texts.some(({ doc }) =>
    doc.lines.some(line => line.runs.some(({ style }) => style.sizeMm < plate.minFontMm)),
  )
  const onPlate = inks.every(({ left, width, top, height }) => {
    const span = edge(top, top + height)
    return span !== null && left >= span.left && left + width <= span.right
  })
  const obstacles = plate.keepOut ? [plate.keepOut] : []
  return (
    !small &&
    onPlate &&
    inks.every((ink, index) => ![...obstacles, ...inks.slice(index + 1)].some(rect => rectsMeet(ink, rect)))
  )
}
