import { beforeAll, describe, expect, test } from 'vitest'
import { designBudget, orderBudget } from '@/lib/design/scene/budgets'
import { borderStyles } from '@/lib/design/scene/elements/border/schema'
import { mostModules, qrMatrix } from '@/lib/design/scene/elements/qrcode/matrix'
import { qrCorrections } from '@/lib/design/scene/elements/qrcode/schema'
import { kindOf } from '@/lib/design/scene/elements/registry'
import { shapeNames } from '@/lib/design/scene/elements/shape/schema'
import type { Element } from '@/lib/design/scene/model'
import type { Plate } from '@/lib/design/scene/plate'
import { defaultTextStyle } from '@/lib/design/scene/text-doc'
import { weighDesign } from '@/lib/design/scene/weigh-design'
import { excessOf, measures } from '@/lib/design/scene/weight'
import { engine, loadFonts } from '@/tests/support/fonts'
import fc from '@/tests/support/properties'
import { showcase } from '@/tests/support/showcase'
import { plateFor, template, templates } from '@/tests/support/templates'

const designs = [...templates, ...showcase]
beforeAll(() => loadFonts(...designs))

/** The commands that an element's outlines really have. */
const drawnPoints = (element: Element, plate: Plate) =>
  kindOf(element)
    .outline(element, { plate, engine })
    .reduce((sum, { path }) => sum + path.length, 0)

describe('the weight of a design', () => {
  test('is never less than what is drawn', () => {
    for (const design of designs) {
      const plate = plateFor(design)
      for (const element of design.elements) {
        if (['text', 'rounded-text', 'date', 'qrcode', 'barcode'].includes(element.type)) continue
        const { points = 0 } = kindOf(element).weight(element, plate)
        expect(points, `${design.slug} ${element.type}`).toBeGreaterThanOrEqual(drawnPoints(element, plate))
      }
    }
  })

  test('covers borders of every style, width and plate', () => {
    const config = fc.record({
      style: fc.constantFrom(...borderStyles),
      width: fc.double({ min: 0.01, max: 50, noNaN: true }),
      offset: fc.double({ min: 0, max: 60, noNaN: true }),
      radius: fc.double({ min: 0, max: 100, noNaN: true }),
    })
    const plates = designs.map(plateFor)
    fc.assert(
      fc.property(config, fc.constantFrom(...plates), (border, plate) => {
        const element = { id: 'b', type: 'border' as const, config: border }
        const { points = 0 } = kindOf(element).weight(element, plate)
        expect(points).toBeGreaterThanOrEqual(drawnPoints(element, plate))
      }),
    )
  })

  test('covers every figure, stroked and round', () => {
    const plate = plateFor(template('template-letterbox-fr'))
    for (const name of shapeNames)
      for (const stroke of [null, 0.2]) {
        const box = { position: { left: 5, top: 5 }, size: { width: 9, height: 9 } }
        const element = { id: 's', type: 'shape' as const, shape: name, ...box, stroke, radius: 2 }
        const { points = 0 } = kindOf(element).weight(element, plate)
        expect(points, name).toBeGreaterThanOrEqual(drawnPoints(element, plate))
      }
  })

  test('knows the size of a QR code before it is made', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 1200, unit: 'grapheme' }),
        fc.constantFrom(...qrCorrections),
        (text, correction) => {
          const size = qrMatrix(text, correction)?.size ?? 0
          expect(mostModules(text, correction)).toBeGreaterThanOrEqual(size ** 2)
        },
      ),
      { numRuns: 60 },
    )
    for (const correction of qrCorrections)
      for (const length of [1, 7, 8, 14, 15, 17, 18, 42, 43, 500, 1200]) {
        const text = 'é'.repeat(length / 2) + 'x'.repeat(length % 2)
        expect(mostModules(text, correction)).toBe((qrMatrix(text, correction)?.size ?? 0) ** 2)
      }
  })
})

const textOf = (lines: readonly string[]): Element => ({
  id: 't',
  type: 'text',
  doc: { lines: lines.map(text => ({ align: 'left', runs: [{ text, style: defaultTextStyle }] })) },
  lineHeight: 1.1,
  position: { left: 0, top: 0 },
  size: { width: 90, height: 20 },
  overflowing: true,
})

describe('the budget of a design', () => {
  test('leaves every template ten times its weight', () => {
    for (const design of templates) {
      const weight = weighDesign(design, plateFor(design))
      for (const measure of measures) expect(weight[measure] * 10).toBeLessThan(designBudget[measure])
    }
  })

  test('holds a sign of 60 full lines, and an order of a hundred door signs', () => {
    const lines = Array.from({ length: 60 }, () => 'x'.repeat(70))
    const plate = plateFor(template('template-letterbox-fr'))
    const text = textOf(lines)
    expect(excessOf(weighDesign({ elements: [text] }, plate), designBudget)).toBeNull()
    const { letters, modules, points } = weighDesign(template('template-qr-wifi-fr'), plate)
    expect(
      excessOf({ letters: letters * 100, modules: modules * 100, points: points * 100 }, orderBudget),
    ).toBeNull()
  })

  test('names what there is too much of, with the figure and the bound', () => {
    const plate = plateFor(template('template-letterbox-fr'))
    const text = textOf(['x'.repeat(8001)])
    expect(excessOf(weighDesign({ elements: [text] }, plate), designBudget)).toEqual({
      measure: 'letters',
      found: 8001,
      most: 8000,
    })
  })
})
