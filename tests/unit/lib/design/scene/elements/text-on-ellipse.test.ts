import { beforeAll, describe, expect, test } from 'vitest'
import { flattenPath } from '@/lib/design/geometry/flatten'
import { insetEllipse, stationAlong } from '@/lib/design/geometry/inset-ellipse'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { kindOf } from '@/lib/design/scene/elements/registry'
import { layoutRoundedText } from '@/lib/design/scene/elements/rounded-text/layout'
import type { RoundedTextElement } from '@/lib/design/scene/elements/rounded-text/schema'
import { ellipseBarCommands } from '@/lib/design/scene/layout/arc'
import { fromPlate, toPlate } from '@/lib/design/scene/layout/frame'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { parseDesign } from '@/lib/design/scene/parse'
import { storeDesign } from '@/lib/design/scene/stored'
import { caretStops } from '@/tests/support/caret-stops'
import { stampDesign } from '@/tests/support/editor-design'
import { engine } from '@/tests/support/fonts'
import fc from '@/tests/support/properties'
import { plateFor } from '@/tests/support/templates'

beforeAll(() => engine.load(['roboto-regular.ttf', 'roboto-bold.ttf']))

const oval: RoundedTextElement = {
  id: 'r',
  type: 'rounded-text',
  text: 'Atelier du bois',
  size: 50,
  ratio: 0.6,
  inverted: false,
  font: { family: 'roboto', fontSize: 4, bold: false, italic: false },
  position: { left: 2, top: 1 },
}

/** Where the glyphs of a text have their feet, from the middle of its curve. */
const feetOf = (element: RoundedTextElement) =>
  layoutRoundedText(element, engine).glyphs.map(({ matrix }) => ({
    x: matrix[4] - element.size / 2,
    y: matrix[5] - (element.size * (element.ratio ?? 1)) / 2,
    matrix,
  }))

const texts = fc.record({
  text: fc.constantFrom('Abc', 'Atelier du bois', 'É́tude à Châlons', 'IIIIIIIIIIIIIIIIIIIIIIII', 'שָׁלוֹם'),
  inverted: fc.boolean(),
  rotate: fc.integer({ min: -180, max: 180 }),
  size: fc.integer({ min: 30, max: 90 }),
})

describe('the line inside of an ellipse', () => {
  test('is as far from it everywhere, and evenly walked along', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 10, max: 40, noNaN: true }),
        fc.double({ min: 0.5, max: 1.8, noNaN: true }),
        fc.double({ min: -1, max: 2, noNaN: true }),
        fc.double({ min: -2, max: 2, noNaN: true }),
        (rx, ratio, inset, turns) => {
          const curve = insetEllipse(rx, rx * ratio, inset)
          if (!curve) throw new Error('there is space')
          const along = turns * curve.length
          const places = Array.from({ length: 51 }, (_, at) => stationAlong(curve, along + at * 0.02))
          const walked = places.reduce((sum, place, at) => {
            const before = places[at - 1]
            return before ? sum + Math.hypot(place.x - before.x, place.y - before.y) : sum
          }, 0)
          expect(walked).toBeCloseTo(1, 4)
          const { x, y, outX, outY } = stationAlong(curve, along)
          const edge = { x: x + inset * outX, y: y + inset * outY }
          expect((edge.x / rx) ** 2 + (edge.y / (rx * ratio)) ** 2).toBeCloseTo(1, 9)
        },
      ),
    )
  })

  test('is none where it would have corners', () => {
    expect(insetEllipse(20, 5, 1.3)).toBeNull()
    expect(insetEllipse(20, 5, 1.2)).not.toBeNull()
    expect(insetEllipse(20, 0, 0)).toBeNull()
  })
})

describe('a text on an ellipse', () => {
  test('that is as high as wide stands as on the circle', () => {
    fc.assert(
      fc.property(texts, given => {
        const { ratio: _, ...circle } = { ...oval, ...given }
        const [round, even] = [circle, { ...circle, ratio: 1 }].map(element =>
          layoutRoundedText(element, engine),
        )
        expect(even?.angle).toBeCloseTo(round?.angle ?? 0, 6)
        round?.glyphs.forEach(({ matrix }, at) => {
          matrix.forEach((part, place) => {
            expect(Math.abs(part - (even?.glyphs[at]?.matrix[place] ?? Number.NaN))).toBeLessThan(0.001)
          })
        })
      }),
    )
  })

  test('has the same gap between alike letters all along', () => {
    const { glyphs } = layoutRoundedText({ ...oval, text: 'IIIIIIIIIIIIIIIIIIIIIIIIIIIIIIII' }, engine)
    const place = kindOf(oval).letters?.writing?.place({ ...oval, text: 'I'.repeat(32) }, engine)
    if (!place) throw new Error('it is written on the canvas')
    const along = glyphs.map(({ matrix: [a, b, , , x, y] }) => {
      // The letter's middle is where its curve is touched: half its advance along its own foot.
      const advance = (layoutRoundedText({ ...oval, text: 'I' }, engine).width /
        2 /
        Math.hypot(a, b)) as number
      return fromPlate(place.frame, { x: x + a * advance + 2, y: y + b * advance + 1 })
    })
    const gaps = along.slice(1).map(({ x }, at) => x - (along[at]?.x ?? 0))
    for (const gap of gaps) expect(Math.abs(gap - (gaps[0] ?? 0))).toBeLessThan(0.02)
    for (const { y } of along) expect(Math.abs(y)).toBeLessThan(0.001)
  })

  test('turns each letter and its marks as one, at right angles to its curve', () => {
    const marked = feetOf({ ...oval, text: 'é e\u0301 שָׁ' })
    for (const { matrix } of marked) {
      const [a, b, c, d] = matrix
      expect(a * c + b * d).toBeCloseTo(0, 9)
    }
    const { glyphs } = layoutRoundedText({ ...oval, text: 'XXXXXXX שָׁ' }, engine)
    const turns = glyphs.map(({ matrix }) => Math.atan2(matrix[1], matrix[0]))
    expect(new Set(turns.slice(-3).map(turn => turn.toFixed(9))).size).toBeLessThanOrEqual(3)
  })

  test.each([
    [false, 0],
    [true, 0],
    [false, 33],
    [true, -120],
  ])('is found from the plate and back (inverted: %s, turned by %s°)', (inverted, rotate) => {
    const place = kindOf(oval).letters?.writing?.place({ ...oval, inverted, rotate }, engine)
    if (!place) throw new Error('it is written on the canvas')
    for (const { x } of caretStops(place.layout)) {
      for (const y of [-1, 0, 1]) {
        const there = fromPlate(place.frame, toPlate(place.frame, { x, y }))
        expect(there.x).toBeCloseTo(x, 6)
        expect(there.y).toBeCloseTo(y, 6)
      }
    }
  })

  test('is found from every point of the plate', () => {
    const place = kindOf(oval).letters?.writing?.place(oval, engine)
    if (!place) throw new Error('it is written on the canvas')
    for (const x of [0, 2, 20, 27, 30, 52])
      for (const y of [0, 1, 10, 16, 31]) {
        const there = fromPlate(place.frame, { x, y })
        expect(Number.isFinite(there.x) && Number.isFinite(there.y)).toBe(true)
      }
  })

  test('keeps its ink inside of its ellipse', () => {
    for (const inverted of [false, true]) {
      const element = { ...oval, inverted, underline: true as const }
      const outlines = kindOf(element).outline(element, { plate: plateFor(stampDesign([element])), engine })
      const points = outlines.flatMap(({ path }) => flattenPath(path).flatMap(line => line.points))
      for (const { x, y } of points)
        expect(((x - 27) / 25) ** 2 + ((y - 16) / 15) ** 2).toBeLessThanOrEqual(1.0001)
    }
  })

  test('has a bar that weighs no more than is said, its ends where its letters are', () => {
    const { bars, glyphs } = layoutRoundedText({ ...oval, underline: true }, engine)
    expect(bars).toHaveLength(1)
    expect(bars[0]?.path.length).toBeLessThanOrEqual(ellipseBarCommands)
    const first = bars[0]?.path[0]
    const [, , , , x = 0, y = 0] = glyphs[0]?.matrix ?? []
    if (first?.[0] !== 'M') throw new Error('it begins')
    expect(Math.hypot(first[1] - x, first[2] - y)).toBeLessThan(1)
  })

  test('is stored with its ratio, within bounds; a circle is stored without', () => {
    const read = (element: object) =>
      parseDesign(JSON.parse(JSON.stringify(storeDesign(stampDesign([element as RoundedTextElement])))))
    const stored = read(oval)
    expect(stored.ok && stored.design.elements[0]).toEqual(oval)
    for (const ratio of [0, -1, 0.01, 21, Number.NaN]) expect(read({ ...oval, ratio }).ok).toBe(false)
  })

  test('becomes a circle where both sides are alike, and keeps its ratio with its width', () => {
    const kind = kindOf(oval)
    expect(kind.sized(oval, { height: 50 })).not.toHaveProperty('ratio')
    expect(kind.sized(oval, { width: 40 })).toMatchObject({ size: 40, ratio: 0.6 })
    expect(kind.box(kind.sized(oval, { height: 20 }))).toMatchObject({ width: 50, height: 20 })
  })

  test('that goes round more than once is said, and made to fit', () => {
    const design = stampDesign([{ ...oval, size: 30, text: 'Atelier du bois et de la pierre de Châlons' }])
    const plate = plateFor(design)
    const codesOf = (made: typeof design) =>
      checkDesign(made, plate, compile(made, plate, engine), engine).filter(
        ({ code }) => code === 'design_rounded_overlap',
      )
    const [found] = codesOf(design)
    expect(found?.measured).toBeGreaterThan(1)
    const [repair] = found?.repairs ?? []
    if (!repair) throw new Error('there is a repair')
    expect(codesOf(applyRepair(design, repair))).toEqual([])
  })
})
