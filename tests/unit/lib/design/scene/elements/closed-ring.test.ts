import { beforeAll, describe, expect, test } from 'vitest'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { withClosed } from '@/lib/design/scene/elements/rounded-text/curve'
import { layoutRoundedText } from '@/lib/design/scene/elements/rounded-text/layout'
import type { RoundedTextElement } from '@/lib/design/scene/elements/rounded-text/schema'
import { fromPlate, toPlate } from '@/lib/design/scene/layout/frame'
import { parseDesign } from '@/lib/design/scene/parse'
import { storeDesign } from '@/lib/design/scene/stored'
import { caretStops } from '@/tests/support/caret-stops'
import { stampDesign } from '@/tests/support/editor-design'
import { engine } from '@/tests/support/fonts'
import fc from '@/tests/support/properties'
import { plateFor } from '@/tests/support/templates'

const arabicFamily = 'noto-naskh-arabic'
beforeAll(() => engine.load(['roboto-regular.ttf', `${arabicFamily}-regular.ttf`]))

const ring: RoundedTextElement = {
  id: 'r',
  type: 'rounded-text',
  text: 'SCEAU DE LA VILLE • ',
  size: 40,
  closed: true,
  inverted: false,
  font: { family: 'roboto', fontSize: 4, bold: false, italic: false },
  position: { left: 2, top: 1 },
}

/** The gaps between the letters along the baseline in mm, the one from the last to the first at the end. */
function gapsOf(element: RoundedTextElement): number[] {
  const { baselineRadius, written } = layoutRoundedText(element, engine)
  const open = layoutRoundedText({ ...withClosed(element, false), letterSpacing: 0 }, engine)
  const round = 2 * Math.PI * baselineRadius
  const places = written.stopsOf(0).slice(0, -1)
  const natural = open.written.stopsOf(0)
  return places.map(({ x }, at) => {
    const next = places[at + 1]?.x ?? (places[0]?.x ?? 0) + round
    return next - x - Math.abs((natural[at]?.endX ?? 0) - (natural[at]?.x ?? 0))
  })
}

const rings = fc.record({
  text: fc.constantFrom(
    'ABC',
    'IIIIIIIIIIII',
    'SCEAU DE LA VILLE',
    'Office fluvial • ',
    'É́tude à Châlons • ',
    'X',
  ),
  size: fc.integer({ min: 34, max: 90 }),
  ratio: fc.constantFrom(undefined, 0.75),
  inverted: fc.boolean(),
  rotate: fc.integer({ min: -180, max: 180 }),
  letterSpacing: fc.constantFrom(0, -0.1, 0.5),
})

describe('a text that closes on itself', () => {
  test('the gap from its last letter to its first is that between the others (DESIGN-64)', () => {
    const gaps = gapsOf(ring)
    expect(gaps).toHaveLength(ring.text.length)
    for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 6)
    expect(gaps[0]).toBeGreaterThan(0)
  })

  test('on a circle and on an ellipse, whatever its words, its turn and its spacing', () => {
    fc.assert(
      fc.property(rings, ({ ratio, ...patch }) => {
        const element = { ...ring, ...patch, ...(ratio && { ratio }) }
        const { angle, width, baselineRadius } = layoutRoundedText(element, engine)
        expect(angle).toBe(2 * Math.PI)
        expect(width).toBeCloseTo(2 * Math.PI * baselineRadius, 6)
        // Pairs that the typeface sets nearer to each other keep that: they are measured where letters have no ligature.
        const { stopsOf } = layoutRoundedText(element, engine).written
        const stops = stopsOf(0)
        expect((stops.at(-1)?.x ?? 0) - (stops[0]?.x ?? 0)).toBeCloseTo(width, 6)
      }),
    )
  })

  test('letters stand upright on their own middles, and the words have theirs at the top', () => {
    const { glyphs } = layoutRoundedText({ ...ring, text: 'IIII' }, engine)
    const centre = ring.size / 2
    const open = layoutRoundedText({ ...withClosed(ring, false), text: 'I' }, engine)
    const half = open.width / 2
    const angles = glyphs.map(({ matrix: [a, b, , , x, y] }) => {
      const long = Math.hypot(a, b)
      return Math.atan2(x + (a / long) * half - centre, centre - y - (b / long) * half)
    })
    const quarter = Math.PI / 2
    angles.forEach((angle, at) => {
      expect(angle).toBeCloseTo((at - 1.5) * quarter, 6)
    })
    glyphs.forEach(({ matrix: [a, b] }, at) => {
      expect(Math.atan2(b, a)).toBeCloseTo(angles[at] ?? 0, 6)
    })
  })

  test('joined letters are never torn apart: what is left goes between the words', () => {
    const arabic = { ...ring, text: 'بلدية باريس ', font: { ...ring.font, family: arabicFamily } }
    const open = layoutRoundedText(withClosed(arabic, false), engine)
    const closed = layoutRoundedText(arabic, engine)
    expect(closed.angle).toBe(2 * Math.PI)
    const between = (layout: typeof open) => {
      const stops = layout.written.stopsOf(0)
      return Math.abs((stops[1]?.x ?? 0) - (stops[0]?.x ?? 0))
    }
    expect(between(closed)).toBeCloseTo(between(open), 6)
    const lone = { ...arabic, text: 'باريس' }
    expect(layoutRoundedText(lone, engine).angle).toBe(
      layoutRoundedText(withClosed(lone, false), engine).angle,
    )
  })

  test('words longer than the ring are said as before, and smaller letters mend it', () => {
    const design = stampDesign([{ ...ring, text: ring.text.repeat(3) }])
    const plate = plateFor(design)
    const finding = checkDesign(design, plate, compile(design, plate, engine), engine).find(
      ({ code }) => code === 'design_rounded_overlap',
    )
    expect(finding?.measured).toBeGreaterThan(1)
  })

  test('is stored, and one without it has the outlines that it always had', () => {
    const design = stampDesign([ring])
    const parsed = parseDesign(storeDesign(design))
    expect(parsed.ok && parsed.design.elements[0]).toMatchObject({ closed: true })
    const { closed: _, ...open } = ring
    expect(withClosed(ring, false)).toEqual(open)
    expect(withClosed(open, true)).toEqual(ring)
    const drawn = (element: RoundedTextElement) => {
      const one = stampDesign([element])
      return JSON.stringify(compile(one, plateFor(one), engine).items)
    }
    expect(drawn(withClosed(ring, false))).toBe(drawn(open))
    expect(drawn(ring)).not.toBe(drawn(open))
  })

  test('a pointer finds the letters where they are', () => {
    const { written, width } = layoutRoundedText(ring, engine)
    expect(caretStops(written)).toHaveLength(ring.text.length + 1)
    const frame = {
      kind: 'arc' as const,
      centre: { x: 0, y: 0 },
      radius: width / (2 * Math.PI),
      inverted: false,
      turn: 0,
      width,
    }
    for (const { x } of written.stopsOf(0).slice(0, -1)) {
      expect(fromPlate(frame, toPlate(frame, { x, y: 0 })).x).toBeCloseTo(x, 6)
    }
  })
})
