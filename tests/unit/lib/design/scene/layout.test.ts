import { beforeAll, describe, expect, test } from 'vitest'
import { layoutRoundedText } from '@/lib/design/scene/elements/rounded-text/layout'
import { layoutTextElement } from '@/lib/design/scene/elements/text/layout'
import { chooseFace } from '@/lib/design/scene/fonts/families'
import { layoutText } from '@/lib/design/scene/layout/text'
import type { TextLayout } from '@/lib/design/scene/layout/types'
import { canonicalLine, defaultTextStyle, type TextStyle } from '@/lib/design/scene/text-doc'
import { caretStops, plainLayout } from '@/tests/support/caret-stops'
import { engine, loadFonts } from '../../../../support/fonts'
import { showcase } from '../../../../support/showcase'
import { plateFor, templates } from '../../../../support/templates'

const designs = [...templates, ...showcase]
beforeAll(async () => {
  await loadFonts(...designs)
  await engine.load(['roboto-regular.ttf', 'roboto-bold.ttf', 'eb-garamond-regular.ttf'])
})

const style = (patch: Partial<TextStyle> = {}): TextStyle => ({ ...defaultTextStyle, sizeMm: 10, ...patch })
const box = { width: 100, height: 20, lineHeight: 1.1, letterSpacing: 0 }
const set = (
  text: string,
  patch: Partial<TextStyle> = {},
  boxPatch: Partial<typeof box> = {},
  align = 'left' as const,
) =>
  layoutText(
    { lines: [canonicalLine(align, [{ text, style: style(patch) }], style())] },
    { ...box, ...boxPatch },
    engine,
  )

describe('text in its box', () => {
  test('of every template fits its width and its height', () => {
    let texts = 0
    for (const design of designs) {
      for (const element of design.elements) {
        if (element.type !== 'text' || element.overflowing) continue
        const { overflow, missing } = layoutTextElement(element, engine)
        expect({ overflow, missing }, `${design.slug} ${element.id}`).toEqual({
          overflow: { width: 0, height: 0 },
          missing: [],
        })
        texts += 1
      }
    }
    expect(texts).toBeGreaterThan(180)
  })

  test('stands with half-leading around the ascent and descent of its font, as in CSS', () => {
    const { lines } = set('x')
    const { ascent, descent } = chooseFace('Roboto', false, false).face
    const leading = 11 - (ascent - descent) * 10
    expect(lines[0]?.baseline).toBeCloseTo(leading / 2 + ascent * 10, 6)
    expect(lines[0]?.bottom).toBeCloseTo(11, 6)
  })

  test('sets lines one below the other, each as high as its largest letters', () => {
    const small = style({ sizeMm: 5 })
    const layout = layoutText(
      {
        lines: [
          canonicalLine(
            'left',
            [
              { text: 'a', style: small },
              { text: 'B', style: style() },
            ],
            small,
          ),
          canonicalLine('left', [], small),
          canonicalLine('left', [{ text: 'c', style: small }], small),
        ],
      },
      box,
      engine,
    )
    expect(layout.lines.map(line => line.bottom - line.top)).toEqual([
      expect.closeTo(11, 6),
      expect.closeTo(5.5, 6),
      expect.closeTo(5.5, 6),
    ])
    expect(layout.overflow.height).toBeCloseTo(2, 6)
  })

  test('aligns by its letters, without the blanks and the spacing behind them', () => {
    const plain = set('HH', {}, {}, 'right' as never).lines[0]
    const blank = set('HH  ', {}, {}, 'right' as never).lines[0]
    const spaced = set('HH', { letterSpacing: 0.5 }, {}, 'right' as never).lines[0]
    expect(blank?.left).toBeCloseTo(plain?.left ?? Number.NaN, 6)
    expect((spaced?.left ?? 0) + (spaced?.width ?? 0)).toBeCloseTo(100, 6)
    expect(spaced?.width).toBeCloseTo((plain?.width ?? 0) + 5, 6)
  })

  test('joins letters into ligatures, but not where they are spaced', () => {
    const family = 'EB Garamond'
    const glyphs = (layout: TextLayout) => layout.contents.flatMap(line => line.glyphs)
    expect(glyphs(set('ffi', { family })).length).toBeLessThan(3)
    expect(glyphs(set('ffi', { family, letterSpacing: 0.02 }))).toHaveLength(3)
    expect(glyphs(set('ffi', { family }, { letterSpacing: 0.02 }))).toHaveLength(3)
  })

  test('gives the caret one place before each character, from left to right', () => {
    for (const text of ['Hello', 'office', 'A\u0301x\u0323y', 'a 😀 b']) {
      const family = text === 'office' ? 'EB Garamond' : 'Roboto'
      const stops = caretStops(set(text, { family }))
      const xs = stops.map(stop => stop.x)
      expect([...xs].sort((a, b) => a - b)).toEqual(xs)
      expect(stops[0]).toMatchObject({ offset: 0, x: 0, line: 0 })
      expect(stops.at(-1)?.offset).toBe(text.normalize('NFC').length)
    }
    expect(caretStops(set('office', { family: 'EB Garamond' }))).toHaveLength(7)
  })

  test('names the characters that its font does not have', () => {
    expect(set('a漢b漢').missing).toEqual([{ face: 'roboto-regular.ttf', character: '漢' }])
  })

  test('stands out of a box that is too narrow, by what is measured', () => {
    const { overflow, width } = set('HHHHHHHHHHHHHHHHHHHH')
    expect(overflow.width).toBeCloseTo(width - 100, 6)
  })

  test('takes the nearest face where its family has no bold or italic', () => {
    expect(chooseFace('Great Vibes', true, true).face.file).toBe('great-vibes-regular.ttf')
    expect(chooseFace('Oswald', true, true).face.file).toBe('oswald-bold.ttf')
    expect(chooseFace('No Such Font', true, false)).toMatchObject({
      familyMissing: true,
      face: { file: 'roboto-bold.ttf' },
    })
  })
})

describe('text on a circle', () => {
  test('of every seal stays inside it and goes less than once around', () => {
    let texts = 0
    for (const design of designs) {
      const plate = plateFor(design)
      for (const element of design.elements) {
        if (element.type !== 'rounded-text') continue
        const { angle, baselineRadius, glyphs } = layoutRoundedText(element, engine)
        expect(angle).toBeLessThan(2 * Math.PI)
        expect(baselineRadius).toBeLessThan(element.size / 2)
        expect(element.size).toBeLessThan(plate.widthMm)
        expect(glyphs.length).toBeGreaterThan(3)
        texts += 1
      }
    }
    expect(texts).toBeGreaterThanOrEqual(16)
  })

  test('reads upright along the top, and along the bottom when it is inverted', () => {
    const base = {
      id: 'r',
      type: 'rounded-text' as const,
      text: 'III',
      size: 40,
      font: { family: 'roboto', fontSize: 3, bold: false, italic: false },
      position: { left: 0, top: 0 },
    }
    const top = layoutRoundedText({ ...base, inverted: false }, engine).glyphs
    const bottom = layoutRoundedText({ ...base, inverted: true }, engine).glyphs
    for (const glyphs of [top, bottom]) {
      const xs = glyphs.map(glyph => glyph.matrix[4])
      expect([...xs].sort((a, b) => a - b)).toEqual(xs)
      // The middle letter stands straight: no shear, x to the right, y up.
      expect(glyphs[1]?.matrix[0]).toBeGreaterThan(0)
      expect(glyphs[1]?.matrix[1]).toBeCloseTo(0, 9)
      expect(glyphs[1]?.matrix[3]).toBeLessThan(0)
    }
    expect(top[1]?.matrix[5]).toBeLessThan(10)
    expect(bottom[1]?.matrix[5]).toBeGreaterThan(30)
  })
})

describe('a text that is typed', () => {
  const lines = ['one', 'two', 'three'].map(text =>
    canonicalLine('left', [{ text, style: style() }], style()),
  )
  const tall = { ...box, height: 60 }

  test('is set as if it were new, with the lines that did not change as they were', () => {
    const before = layoutText({ lines }, tall, engine)
    const longer = canonicalLine('left', [{ text: 'two!', style: style() }], style())
    const after = layoutText({ lines: lines.with(1, longer) }, tall, engine)
    const copies = lines.with(1, longer).map(line => structuredClone(line))
    expect(plainLayout(after)).toEqual(plainLayout(layoutText({ lines: copies }, tall, engine)))
    expect(after.contents[0]).toBe(before.contents[0])
    expect(after.contents[2]).toBe(before.contents[2])
    expect(after.contents[1]).not.toBe(before.contents[1])
  })

  test('moves what lies below a line that grew', () => {
    const before = layoutText({ lines }, tall, engine)
    const larger = canonicalLine('left', [{ text: 'one', style: style({ sizeMm: 14 }) }], style())
    const after = layoutText({ lines: lines.with(0, larger) }, tall, engine)
    expect((after.lines[2]?.top ?? 0) - (before.lines[2]?.top ?? 0)).toBeCloseTo(4.4, 6)
    expect(after.contents[2]).not.toBe(before.contents[2])
  })
})
