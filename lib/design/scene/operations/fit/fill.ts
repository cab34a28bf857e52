import { kindOf } from '../../elements/registry'
import { layoutTextElement } from '../../elements/text/layout'
import type { TextElement } from '../../elements/text/schema'
import type { FontEngine } from '../../fonts/engine'
import type { Design } from '../../model'
import type { Plate } from '../../plate'
import { insetRect, plateRegion, rectsMeet } from '../../region'
import { layHeld } from './held'
import {
  factorSteps,
  fits,
  type Ground,
  type Look,
  laidText,
  layStack,
  noise,
  type TooLarge,
  tooLargeOf,
} from './lay'
import { type MeasuredLine, measureLines } from './measure'
import { leastLineHeight, stacksOf } from './zones'

export interface Filled {
  design: Design
  tooLarge: readonly TooLarge[]
}

const lineHeights = { airy: 2, dense: 1, least: leastLineHeight, spread: 1.4, step: 0.1 } as const
/** The share of a row's width that lines take at most when they are airy. */
const airyShare = 0.4

/** As small as lines become. */
const smallestLook: Look = { factor: 0, lineHeight: lineHeights.least }

const tenth = (value: number) => Math.round(value * 10) / 10
const denseHeight = (density: number) =>
  tenth(lineHeights.airy - (lineHeights.airy - lineHeights.dense) * density)
const shareOf = (density: number) => airyShare + (1 - airyShare) * density

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
      if (hasSpace(ground)) return ground
    }
  }
  return within(plate.securityMm, false)
}

const hasSpace = (ground: Ground): boolean =>
  ground.stacks.every(stack => tooLargeOf(stack, ground, smallestLook).length === 0)

/** The design with its lines laid on a ground; `known` is too large already. */
function filledOn(ground: Ground, design: Design, density: number, known: readonly TooLarge[]): Filled {
  if (ground.stacks.length === 0) return { design, tooLarge: known }
  const look = lookOf(ground, density)
  const laid = new Map<string, TextElement>()
  const tooLarge = [...known]
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
 * Lays all lines of a design again so that they fill its plate: as large as a density allows, from 0 (airy) to 1 (dense),
 * their sizes in the ratio that was wanted, but never below the smallest letters of the plate (DESIGN-31). Pictures, codes,
 * frames, the window of a dater and lines that were moved by hand keep their ground. The operation is idempotent. The
 * fonts must be there.
 */
export function fillPlate(design: Design, plate: Plate, density: number, engine: FontEngine): Filled {
  const held = layHeld(design, plate, engine)
  return filledOn(groundOf(held.design, plate, engine), held.design, density, held.tooLarge)
}

/** The same where all lines fit on the plate, if necessary in the smallest letters that it takes; else null. */
export function fillIfSpace(
  design: Design,
  plate: Plate,
  density: number,
  engine: FontEngine,
): Design | null {
  const held = layHeld(design, plate, engine)
  const ground = groundOf(held.design, plate, engine)
  return hasSpace(ground) ? filledOn(ground, held.design, density, held.tooLarge).design : null
}

/** Whether all lines fit on the plate, if necessary in the smallest letters that it takes. */
export const hasSpaceToFill = (design: Design, plate: Plate, engine: FontEngine): boolean =>
  hasSpace(groundOf(layHeld(design, plate, engine).design, plate, engine))

/** The density at which lines come out nearest to the size that they have: so nothing jumps when they begin to fill. */
export function presentDensity(design: Design, plate: Plate, engine: FontEngine): number {
  const ground = groundOf(layHeld(design, plate, engine).design, plate, engine)
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

/** Whether texts are good where they are: no letters too small, no row off the plate, in its window or over another one. */
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
