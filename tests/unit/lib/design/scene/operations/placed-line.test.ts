import { beforeAll, describe, expect, test } from 'vitest'
import { layoutTextElement } from '@/lib/design/scene/elements/text/layout'
import type { TextElement } from '@/lib/design/scene/elements/text/schema'
import type { Design } from '@/lib/design/scene/model'
import { addLine } from '@/lib/design/scene/operations/add-line'
import { duplicateElements } from '@/lib/design/scene/operations/arrange'
import { countPlaced, withoutPlaced } from '@/lib/design/scene/operations/fit/placed'
import { densityOf, setDensity, settleTexts } from '@/lib/design/scene/operations/fit/settle'
import { canFill } from '@/lib/design/scene/operations/fit/zones'
import { moveElements } from '@/lib/design/scene/operations/move'
import { setStamp } from '@/lib/design/scene/operations/product'
import { formLines, setLineText } from '@/lib/design/scene/operations/text-lines'
import { parseDesign } from '@/lib/design/scene/parse'
import { boxOfPlate } from '@/lib/design/scene/plate'
import { storeDesign } from '@/lib/design/scene/stored'
import { catalogue } from '@/tests/support/catalogue'
import { engine, loadFonts } from '@/tests/support/fonts'
import fc from '@/tests/support/properties'
import { plateFor, template } from '@/tests/support/templates'

const stamp = template('template-company-address-fr')
const plate = plateFor(stamp)
beforeAll(async () => {
  await loadFonts(stamp)
  await engine.load(['roboto-regular.ttf', 'roboto-bold.ttf'])
})

const step = (before: Design, change: (design: Design) => Design): Design => {
  const after = change(before)
  const grounds = [before, after].map(design => ({ design, plate: plateFor(design) }))
  const [was = null, now] = grounds
  if (!now) throw new Error('there are two designs')
  return settleTexts(was, now, engine).design
}
const textsOf = ({ elements }: Design): TextElement[] =>
  elements.filter(element => element.type === 'text').filter(canFill)
const textOf = (design: Design, at: number): TextElement => {
  const text = textsOf(design)[at]
  if (!text) throw new Error('the stamp has that line')
  return text
}
const idOf = (at: number) => textOf(stamp, at).id
const typed = (at: number, words: string) => (design: Design) => setLineText(design, idOf(at), 0, words)
const moved = (at: number, across: number, down: number) => (design: Design) =>
  moveElements(design, [idOf(at)], across, down)
const filled = () => step(stamp, typed(0, 'DUPONT'))
const placeOf = (design: Design, at: number) => textOf(design, at).position
const sizeOf = (design: Design, at: number) => formLines(design)[at]?.sizeMm ?? 0

/** The rows of letters of a design, from top to bottom. */
const rowsOf = (design: Design) =>
  textsOf(design)
    .flatMap(text =>
      layoutTextElement(text, engine).lines.map(({ top, bottom }) => ({
        id: text.id,
        top: text.position.top + top,
        bottom: text.position.top + bottom,
      })),
    )
    .toSorted((a, b) => a.top - b.top)
const overlapOf = (design: Design): number => {
  const rows = rowsOf(design)
  return Math.max(0, ...rows.slice(1).map((row, at) => (rows[at]?.bottom ?? 0) - row.top))
}

describe('a line that is moved while the lines fill their plate (DESIGN-63)', () => {
  test('stays where it was put, in its letters, and the others go on filling the plate around it', () => {
    const before = filled()
    const after = step(before, moved(1, 0, 1))
    expect(placeOf(after, 1).top).toBeCloseTo(placeOf(before, 1).top + 1, 3)
    expect(sizeOf(after, 1)).toBe(sizeOf(before, 1))
    const next = step(after, typed(0, 'DUPONT ET FILS, MAISON FONDÉE EN 1923'))
    expect(placeOf(next, 1)).toEqual(placeOf(after, 1))
    expect(sizeOf(next, 1)).toBe(sizeOf(after, 1))
    expect(sizeOf(next, 0)).toBeLessThan(sizeOf(after, 0))
    expect(overlapOf(next)).toBeLessThan(0.01)
    expect(step(next, typed(0, 'DUPONT'))).toEqual(after)
  })

  test('becomes smaller for words that are longer than its box, and as large as it was without them', () => {
    const after = step(filled(), moved(0, 0, 0.5))
    const long = step(after, typed(0, 'DUPONT ET FILS, MAISON FONDÉE EN 1923'))
    expect(sizeOf(long, 0)).toBeLessThan(sizeOf(after, 0))
    const text = textOf(long, 0)
    const { width } = layoutTextElement(text, engine)
    expect(width).toBeLessThanOrEqual(text.size.width + 0.01)
    expect(step(long, typed(0, 'DUPONT'))).toEqual(after)
    const short = step(after, typed(0, 'D'))
    expect(sizeOf(short, 0)).toBe(sizeOf(after, 0))
  })

  test('is a stop in the stack: the order stays, and no line lies on another, wherever it is put', () => {
    const before = filled()
    const lines = textsOf(before).length
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: lines - 1 }),
        fc.integer({ min: -30, max: 30 }),
        fc.integer({ min: -18, max: 18 }),
        fc.constantFrom('DUPONT', 'Une ligne un peu plus longue que la première'),
        (at, across, down, words) => {
          const after = step(step(before, moved(at, across / 10, down)), typed((at + 1) % lines, words))
          const others = rowsOf(after).filter(({ id }) => id !== idOf(at))
          expect(others.map(({ id }) => id)).toEqual(
            textsOf(before)
              .map(({ id }) => id)
              .filter(id => id !== idOf(at)),
          )
          const { top } = placeOf(after, at)
          const onPlate = top >= plate.securityMm && top < plate.heightMm - 6
          if (onPlate) expect(overlapOf(after)).toBeLessThan(0.02)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('takes a new line under the last, as others do', () => {
    const after = step(filled(), moved(1, 0, 0.5))
    const added = step(after, design => addLine(design, plate, 'Une de plus', engine)?.design ?? design)
    expect(textsOf(added)).toHaveLength(textsOf(after).length + 1)
    expect(placeOf(added, 1)).toEqual(placeOf(after, 1))
    expect(overlapOf(added)).toBeLessThan(0.01)
    expect(countPlaced(added)).toBe(1)
  })

  test('goes back among the others on request, as if it had never been moved', () => {
    const before = filled()
    const after = step(before, moved(1, 2, 1))
    expect(countPlaced(after)).toBe(1)
    const released = step(after, withoutPlaced)
    expect(countPlaced(released)).toBe(0)
    expect(released).toEqual(before)
  })

  test('is known when the design is opened again, and none of before has it', () => {
    const after = step(filled(), moved(1, 0, 1))
    const parsed = parseDesign(storeDesign(after))
    expect(parsed.ok && parsed.design).toEqual(after)
    expect(stamp.elements.some(element => 'placed' in element)).toBe(false)
    expect(filled().elements.some(element => 'placed' in element)).toBe(false)
  })

  test('before anything fills the plate it leaves all others as they are drawn, until something is typed', () => {
    const after = step(stamp, moved(1, 0, 0.5))
    expect(densityOf(after)).toBeUndefined()
    expect(placeOf(after, 0)).toEqual(placeOf(stamp, 0))
    const next = step(after, typed(0, 'DUPONT ET FILS'))
    expect(densityOf(next)).toEqual(expect.any(Number))
    expect(placeOf(next, 1)).toEqual(placeOf(after, 1))
  })

  test('is none of a copy, and none where all places are a person’s', () => {
    const after = step(filled(), moved(1, 0, 0.5))
    const copied = step(after, design => duplicateElements(design, [idOf(1)], boxOfPlate(plate)).design)
    expect(countPlaced(copied)).toBeLessThanOrEqual(1)
    const byHand = setDensity(after, null)
    expect(countPlaced(byHand)).toBe(0)
    expect(placeOf(byHand, 1)).toEqual(placeOf(after, 1))
  })

  test('fills with the others on a plate on which it would not stand', () => {
    const after = step(filled(), moved(3, 0, 1))
    if (after.type !== 'stamp') throw new Error('the template is a stamp')
    const models = catalogue.stampModels.models
    const small = step(after, () =>
      setStamp(after, { brand: 'trodat', range: 'printy', model: '4910' }, models, plate),
    )
    expect(overlapOf(small)).toBeLessThan(0.01)
  })
})
