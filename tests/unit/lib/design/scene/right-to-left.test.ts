import { beforeAll, describe, expect, test } from 'vitest'
import { marksOf, offsetAt } from '@/editor/text/caret'
import { layoutArc } from '@/lib/design/scene/layout/arc'
import { layoutText } from '@/lib/design/scene/layout/text'
import type { TextLayout } from '@/lib/design/scene/layout/types'
import { type Alignment, canonicalLine, defaultTextStyle, type TextStyle } from '@/lib/design/scene/text-doc'
import { caretStops, plainLayout } from '@/tests/support/caret-stops'
import fc from '@/tests/support/properties'
import { engine } from '../../../../support/fonts'

const hebrew = 'Noto Sans Hebrew'
const arabic = 'Noto Naskh Arabic'
beforeAll(() => engine.load(['noto-sans-hebrew-regular.ttf', 'noto-naskh-arabic-regular.ttf']))

interface Setting {
  family?: string
  align?: Alignment
  width?: number
  wrap?: boolean
  style?: Partial<TextStyle>
}

function set(text: string, { family = hebrew, align = 'left', width = 100, wrap, style }: Setting = {}) {
  const look = { ...defaultTextStyle, sizeMm: 10, family, ...style }
  const box = { width, height: 20, lineHeight: 1.1, letterSpacing: 0, ...(wrap ? { wrap } : {}) }
  return layoutText({ lines: [canonicalLine(align, [{ text, style: look }], look)] }, box, engine)
}

const stopsOf = (layout: TextLayout) => caretStops(layout).toSorted((a, b) => a.offset - b.offset)
/** The characters as they stand from left to right. */
const seen = (text: string, layout: TextLayout, line = 0) =>
  caretStops(layout)
    .filter(stop => stop.line === line && stop.offset < text.length && stop.endX !== stop.x)
    .toSorted((a, b) => Math.min(a.x, a.endX) - Math.min(b.x, b.endX))
    .map(stop => text[stop.offset])
    .join('')

describe('a line of Hebrew', () => {
  test('runs from right to left, and the caret with it', () => {
    const layout = set('שלום')
    const xs = stopsOf(layout).map(stop => stop.x)
    expect(xs).toEqual([...xs].sort((a, b) => b - a))
    expect(xs).toHaveLength(5)
    expect(xs.at(-1)).toBeCloseTo(0, 6)
    expect(xs[0]).toBeCloseTo(layout.width, 6)
    expect(layout.lines[0]?.rtl).toBe(true)
  })

  test('keeps figures and foreign words from left to right, in their place', () => {
    expect(seen('רחוב 25', set('רחוב 25'))).toBe('25 בוחר')
    expect(seen('לוי ABC גן', set('לוי ABC גן'))).toBe('ןג ABC יול')
    expect(seen('Dr. לוי, Lyon', set('Dr. לוי, Lyon'))).toBe('Dr. יול, Lyon')
  })

  test('turns brackets around', () => {
    const glyphs = (text: string) => set(text).contents[0]?.glyphs.map(glyph => glyph.glyph) ?? []
    const [open, , close] = glyphs('(a)')
    expect(glyphs('(א)')).toEqual([open, expect.any(Number), close])
  })

  test('lets the blanks at its end hang out on the left, whatever its alignment', () => {
    for (const align of ['left', 'center', 'right'] as const) {
      const letters = (layout: TextLayout) => seenPlaces(layout).map(x => Math.round(x * 1000))
      expect(letters(set('שלום  ', { align })).slice(0, 4)).toEqual(letters(set('שלום', { align })))
    }
  })

  test('spaces its letters behind each, as it is read', () => {
    const plain = set('שלום', { align: 'right' })
    const spaced = set('שלום', { align: 'right', style: { letterSpacing: 0.5 } })
    expect(spaced.width).toBeCloseTo(plain.width + 15, 6)
    expect(caretStops(spaced)[0]?.x).toBeCloseTo(100, 6)
  })

  test('breaks into rows from its beginning', () => {
    const text = 'שלום לכל העולם'
    const layout = set(text, { wrap: true, width: 40 })
    expect(layout.lines.length).toBeGreaterThan(1)
    expect(layout.overflow.width).toBe(0)
    expect(seen(text, layout, 0)).toContain('םולש')
    expect(layout.lines.map(line => text.slice(line.start, line.start + line.length)).join('')).toBe(text)
  })

  test('goes along a circle from right to left', () => {
    const circle = { letterSpacing: 0, diameter: 40, inverted: false, rotate: 0 }
    const style = { ...defaultTextStyle, family: hebrew, sizeMm: 5 }
    const around = (text: string) =>
      layoutArc({ ...circle, line: { align: 'center', runs: [{ text, style }] } }, engine).glyphs
    const xs = (text: string) => around(text).map(glyph => glyph.matrix[4])
    expect(xs('אבג')).toEqual([...xs('אבג')].sort((a, b) => a - b))
    const first = (text: string) => around(text)[0]?.glyph
    expect(first('אבג')).toBe(first('ג'))
  })
})

const seenPlaces = (layout: TextLayout) =>
  stopsOf(layout)
    .slice(0, 4)
    .map(stop => stop.x)

describe('a line of Arabic', () => {
  test('joins its letters, and spacing does not tear them apart', () => {
    const options = { family: arabic }
    const glyphs = (text: string, style: Partial<TextStyle> = {}) =>
      set(text, { ...options, style }).contents[0]?.glyphs.map(glyph => glyph.glyph)
    const [dot, alone] = glyphs('ب') ?? []
    const forms = new Set(glyphs('ببب')?.filter(glyph => glyph !== dot))
    expect(forms.size).toBe(3)
    expect(forms).not.toContain(alone)
    expect(set('صيدلية', { ...options, style: { letterSpacing: 0.5 } }).width).toBe(
      set('صيدلية', options).width,
    )
  })

  test('lacks no letter of an address in it', () => {
    expect(set('صيدلية الأمل، شارع 12', { family: arabic }).missing).toEqual([])
  })
})

const letters = fc.constantFrom('א', 'ב', 'ש', 'A', 'b', '1', '2', ' ', '.', '(', '-', 'ְ', '€')
const words = fc.array(letters, { minLength: 1, maxLength: 24 }).map(parts => parts.join('').normalize('NFC'))

describe('any mixture of directions', () => {
  test('has one place for the caret before each character, and ends where its row does', () => {
    fc.assert(
      fc.property(words, text => {
        const layout = set(text, { align: 'center' })
        const stops = stopsOf(layout)
        expect(new Set(stops.map(stop => stop.offset)).size).toBe(stops.length)
        expect(stops[0]?.offset).toBe(0)
        expect(stops.at(-1)?.offset).toBe(layout.lines[0]?.length)
        const widths = stops.reduce((sum, stop) => sum + Math.abs(stop.endX - stop.x), 0)
        const places = stops.flatMap(stop => [stop.x, stop.endX])
        expect(Math.max(...places) - Math.min(...places)).toBeCloseTo(widths, 6)
      }),
    )
  })

  test('finds the place again where it put the caret, and marks all that is selected', () => {
    fc.assert(
      fc.property(words, text => {
        const layout = set(text)
        const stops = stopsOf(layout)
        for (const stop of stops) {
          const found = stops.find(other => other.offset === offsetAt(layout, stop.x, 1))
          const near = [
            found?.x,
            ...stops
              .filter(other => other.offset < (found?.offset ?? 0))
              .slice(-1)
              .map(o => o.endX),
          ]
          expect(Math.min(...near.map(x => Math.abs((x ?? Number.NaN) - stop.x)))).toBeLessThan(0.001)
        }
        const { selected } = marksOf(layout, 0, layout.lines[0]?.length ?? 0)
        const marked = selected.reduce((sum, rect) => sum + rect.width, 0)
        expect(marked).toBeCloseTo(
          stops.reduce((sum, stop) => sum + Math.abs(stop.endX - stop.x), 0),
          3,
        )
      }),
    )
  })

  test('is set with the same words and the same outlines when it is set again', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 5, max: 60 }), (text, width) => {
        const setting = { wrap: true, width }
        const layout = set(text, setting)
        expect(layout.lines.reduce((sum, line) => sum + line.length, 0)).toBe(text.length)
        expect(plainLayout(set(text, setting))).toEqual(plainLayout(layout))
      }),
    )
  })
})
