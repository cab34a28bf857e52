import { beforeAll, describe, expect, test } from 'vitest'
import { pathBounds } from '@/lib/design/geometry/bounds'
import { ringSectorCommands, ringSectorPath } from '@/lib/design/geometry/ring-sector'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { kindOf } from '@/lib/design/scene/elements/registry'
import { layoutRoundedText } from '@/lib/design/scene/elements/rounded-text/layout'
import { docOf, withWords } from '@/lib/design/scene/elements/rounded-text/line'
import type { RoundedTextElement } from '@/lib/design/scene/elements/rounded-text/schema'
import { fromPlate, toPlate } from '@/lib/design/scene/layout/frame'
import type { Design } from '@/lib/design/scene/model'
import { elementAt } from '@/lib/design/scene/operations/boxes'
import { toggleCurve } from '@/lib/design/scene/operations/curve'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { setLineText } from '@/lib/design/scene/operations/text-lines'
import { changeTextSizes } from '@/lib/design/scene/operations/text-size'
import { summariseText } from '@/lib/design/scene/operations/text-summary'
import { parseDesign } from '@/lib/design/scene/parse'
import { storeDesign } from '@/lib/design/scene/stored'
import { canonicalLine, defaultTextStyle, docPlain, type TextStyle } from '@/lib/design/scene/text-doc'
import { caretStops } from '@/tests/support/caret-stops'
import { stampDesign } from '@/tests/support/editor-design'
import { engine } from '@/tests/support/fonts'
import fc from '@/tests/support/properties'
import { plateFor } from '@/tests/support/templates'

beforeAll(() => engine.load(['roboto-regular.ttf', 'roboto-bold.ttf', 'eb-garamond-regular.ttf']))

const plain: RoundedTextElement = {
  id: 'r',
  type: 'rounded-text',
  text: 'Atelier du bois',
  size: 40,
  inverted: false,
  font: { family: 'roboto', fontSize: 4, bold: false, italic: false },
  position: { left: 2, top: 1 },
}
const style = (patch: Partial<TextStyle> = {}): TextStyle => ({ ...defaultTextStyle, sizeMm: 4, ...patch })
const written = (...runs: [string, Partial<TextStyle>][]) => ({
  lines: [
    canonicalLine(
      'center',
      runs.map(([text, patch]) => ({ text, style: style(patch) })),
      style(),
    ),
  ],
})
const mixed = withWords(
  plain,
  written(
    ['Atelier ', {}],
    ['du', { bold: true, underline: true, color: '#c8102e' }],
    [' bois', { family: 'EB Garamond', sizeMm: 5 }],
  ),
)
const inkOf = (element: RoundedTextElement) =>
  kindOf(element).outline(element, { plate: plateFor(stampDesign([element])), engine })

describe('words of several looks on a curve', () => {
  test('are stored with their plain text beside them, and read again as the same', () => {
    expect(mixed.text).toBe('Atelier du bois')
    expect(mixed.runs?.map(({ text }) => text)).toEqual(['Atelier ', 'du', ' bois'])
    const design = stampDesign([mixed])
    const read = parseDesign(JSON.parse(JSON.stringify(storeDesign(design))))
    expect(read.ok && read.design.elements).toEqual([mixed])
  })

  test('are one look again where they become alike, as stored texts are', () => {
    expect(withWords(mixed, written(['Atelier du bois', {}]))).toEqual({ ...plain })
  })

  test('are refused where the pieces are not the text', () => {
    const design = stampDesign([{ ...mixed, text: 'Somebody else' }])
    const read = parseDesign(JSON.parse(JSON.stringify(storeDesign(design))))
    expect(read).toMatchObject({ ok: false, findings: [{ code: 'design_runs_differ' }] })
  })

  test('stand beside each other on one baseline, each in its own face, size and colour', () => {
    const { glyphs, bars, width } = layoutRoundedText(mixed, engine)
    expect(new Set(glyphs.map(({ face }) => face)).size).toBe(3)
    expect(bars).toHaveLength(1)
    expect(width).toBeGreaterThan(layoutRoundedText(plain, engine).width * 0.9)
    expect(inkOf(mixed).map(({ fill }) => fill)).toEqual([null, '#c8102e'])
  })

  test('keep their looks when they are curved and straight again', () => {
    const design = stampDesign([mixed])
    const plate = plateFor(design)
    const line = toggleCurve(design, ['r'], plate, engine)
    const [straight] = line.design.elements
    if (straight?.type !== 'text') throw new Error('it is straight')
    const looks = straight.doc.lines[0]?.runs.map(({ text, style: { bold, underline, family, sizeMm } }) => ({
      text,
      bold,
      underline,
      family,
      sizeMm,
    }))
    expect(looks).toEqual([
      { text: 'Atelier ', bold: false, underline: false, family: 'Roboto', sizeMm: 4 },
      { text: 'du', bold: true, underline: true, family: 'Roboto', sizeMm: 4 },
      { text: ' bois', bold: false, underline: false, family: 'EB Garamond', sizeMm: 5 },
    ])
    const back = toggleCurve(line.design, ['r'], plate, engine).design.elements[0]
    if (back?.type !== 'rounded-text') throw new Error('it is on a curve')
    expect(docOf(back)).toEqual(docOf(mixed))
  })

  test('keep their looks around a word that is written again in the form', () => {
    const next = setLineText(stampDesign([mixed]), 'r', 0, 'Atelier de bois').elements[0]
    if (next?.type !== 'rounded-text') throw new Error('it is on a curve')
    expect(next.runs?.map(({ text, font }) => [text, font.bold])).toEqual([
      ['Atelier ', false],
      ['de', true],
      [' bois', false],
    ])
  })

  test('are summed up word by word, and grow in their ratio while the circle stays', () => {
    const words = { id: 'r', anchor: 8, head: 10 }
    expect(summariseText([mixed], words)).toMatchObject({ bold: true, underline: true, sizeMm: 4 })
    expect(summariseText([mixed])?.sizeMm).toBeNull()
    const next = changeTextSizes(stampDesign([mixed]), ['r'], size => size * 2).elements[0]
    if (next?.type !== 'rounded-text') throw new Error('it is on a curve')
    expect(next.size).toBe(40)
    expect(next.runs?.map(({ font }) => font.fontSize)).toEqual([8, 8, 10])
  })

  test('are joined by blanks where several lines are given', () => {
    const lines = [...written(['one', {}]).lines, ...written(['two', { bold: true }]).lines]
    expect(withWords(plain, { lines }).text).toBe('one two')
  })

  test('are checked and mended each: the small letters alone become larger', () => {
    const small = withWords(plain, written(['Atelier', {}], [' du bois', { sizeMm: 0.4 }]))
    const design: Design = stampDesign([small])
    const plate = plateFor(design)
    const findings = checkDesign(design, plate, compile(design, plate, engine), engine)
    const found = findings.find(({ code }) => code === 'design_font_too_small')
    expect(found).toMatchObject({ measured: 0.4 })
    const [repair] = found?.repairs ?? []
    if (!repair) throw new Error('there is a repair')
    const [mended] = applyRepair(design, repair).elements
    if (mended?.type !== 'rounded-text') throw new Error('it is on a curve')
    expect(mended.runs?.map(({ font }) => font.fontSize)).toEqual([4, plate.minFontMm])
  })
})

describe('an underlined text on a curve', () => {
  test.each([false, true])('has its bar below its letters (inverted: %s)', inverted => {
    const element = { ...plain, inverted, underline: true as const }
    const { bars, baselineRadius } = layoutRoundedText(element, engine)
    const [bar] = bars
    if (!bar) throw new Error('there is a bar')
    const middle = element.size / 2
    const radii = bar.path.flatMap(command =>
      command[0] === 'M' || command[0] === 'L' ? [Math.hypot(command[1] - middle, command[2] - middle)] : [],
    )
    for (const radius of radii) {
      if (inverted) expect(radius).toBeGreaterThan(baselineRadius)
      else expect(radius).toBeLessThan(baselineRadius)
    }
    const bounds = pathBounds(bar.path)
    expect(bounds && bounds.left + bounds.width / 2).toBeCloseTo(middle, 2)
  })

  test('weighs no less than is drawn, however far it goes around', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -7, max: 7, noNaN: true }),
        fc.double({ min: 0.01, max: 20 }),
        (from, long) => {
          const path = ringSectorPath({ centre: { x: 0, y: 0 }, inner: 5, outer: 6, from, to: from + long })
          expect(path.length).toBeLessThanOrEqual(ringSectorCommands)
        },
      ),
    )
  })
})

describe('where the letters of a curve are', () => {
  test.each([
    [false, 0],
    [true, 0],
    [false, 33],
    [true, -120],
  ])('is found from the plate and back (inverted: %s, turned by %s°)', (inverted, rotate) => {
    const place = kindOf(mixed).letters?.writing?.place({ ...mixed, inverted, rotate }, engine)
    if (!place) throw new Error('it is written on the canvas')
    expect(caretStops(place.layout)).toHaveLength(docPlain(docOf(mixed)).length + 1)
    for (const { x } of caretStops(place.layout)) {
      for (const y of [-1, 0, 1]) {
        const there = fromPlate(place.frame, toPlate(place.frame, { x, y }))
        expect(there.x).toBeCloseTo(x, 9)
        expect(there.y).toBeCloseTo(y, 9)
      }
    }
  })

  test('is where its glyphs stand', () => {
    const element = { ...plain, rotate: 20 }
    const { glyphs } = layoutRoundedText(element, engine)
    const place = kindOf(element).letters?.writing?.place(element, engine)
    const [first] = glyphs
    const [stop] = place ? caretStops(place.layout) : []
    if (!place || !first || !stop) throw new Error('there are letters')
    const at = toPlate(place.frame, { x: stop.x, y: 0 })
    expect(Math.hypot(first.matrix[4] + 2 - at.x, first.matrix[5] + 1 - at.y)).toBeLessThan(0.15)
  })
})

describe('two texts on one ring', () => {
  test.each([
    [0, ['up', 'down']],
    [180, ['down', 'up']],
  ])('have a half each to be pressed, turned by %s° as well', (rotate, [above, below]) => {
    const up = { ...plain, id: 'up', rotate }
    const design = stampDesign([up, { ...up, id: 'down', inverted: true }])
    expect(elementAt(design, { x: 22, y: 3 }, 0.5)).toBe(above)
    expect(elementAt(design, { x: 22, y: 39 }, 0.5)).toBe(below)
    expect(elementAt(stampDesign([up]), { x: 22, y: 39 }, 0.5)).toBe('up')
  })
})
