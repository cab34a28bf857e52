import { beforeAll, describe, expect, test } from 'vitest'
import { marksOf, offsetAt, offsetInNextLine } from '@/editor/text/caret'
import { breaksOf } from '@/lib/design/scene/layout/breaks'
import { showCase } from '@/lib/design/scene/layout/letter-case'
import { layoutText } from '@/lib/design/scene/layout/text'
import { canonicalLine, defaultTextStyle, type TextDoc } from '@/lib/design/scene/text-doc'
import { caretStops } from '@/tests/support/caret-stops'
import fc from '@/tests/support/properties'
import { engine } from '../../../../support/fonts'

beforeAll(() => engine.load(['roboto-regular.ttf', 'roboto-bold.ttf']))

const parts = (text: string): string[] => {
  const places = [0, ...breaksOf(text), text.length]
  return places.slice(1).map((to, index) => text.slice(places[index], to))
}

const style = { ...defaultTextStyle, sizeMm: 4 }
const docOf = (...lines: string[]): TextDoc => ({
  lines: lines.map(text => canonicalLine('left', [{ text, style }], style)),
})
const setIn = (doc: TextDoc, width: number, wrap = true) =>
  layoutText(doc, { width, height: 100, lineHeight: 1.1, letterSpacing: 0, wrap }, engine)
const rowsOf = (text: string, width: number): string[] =>
  setIn(docOf(text), width).lines.map(({ start, length }) => text.slice(start, start + length))

describe('a line may be broken', () => {
  test('behind blanks, and not before them', () => {
    expect(parts('un  mot puis')).toEqual(['un  ', 'mot ', 'puis'])
    expect(parts(' devant')).toEqual([' devant'])
  })
  test('behind a hyphen between letters, a soft hyphen and a zero width space', () => {
    expect(parts('porte-clés')).toEqual(['porte-', 'clés'])
    expect(parts('Donau\u00adschiff')).toEqual(['Donau\u00ad', 'schiff'])
    expect(parts('www\u200bexemple')).toEqual(['www\u200b', 'exemple'])
  })
  test('not before punctuation, though French sets a blank there, nor behind what opens', () => {
    expect(parts('Prix : ici ! Vrai ?')).toEqual(['Prix : ', 'ici ! ', 'Vrai ?'])
    expect(parts('dit « mot » et ( x )')).toEqual(['dit ', '« mot » ', 'et ', '( x )'])
    expect(parts('Das „Wort“ und »eins« gilt')).toEqual(['Das ', '„Wort“ ', 'und ', '»eins« ', 'gilt'])
  })
  test('not within a figure and its unit, nor at a blank that holds together', () => {
    expect(parts('Tél. 04 00 00 00 00 ici')).toEqual(['Tél. ', '04 00 00 00 00 ', 'ici'])
    expect(parts('12,50 € ou 8 mm de')).toEqual(['12,50 € ', 'ou ', '8 mm ', 'de'])
    expect(parts('5\u00a0ans -5 A-4')).toEqual(['5\u00a0ans ', '-5 ', 'A-4'])
  })
})

describe('a text that wraps', () => {
  test('breaks what is wider than its box, and nothing else', () => {
    expect(rowsOf('Avocat au Barreau de Lille', 26)).toEqual(['Avocat au ', 'Barreau de ', 'Lille'])
    expect(rowsOf('Avocat', 26)).toEqual(['Avocat'])
    expect(setIn(docOf('Avocat au Barreau de Lille'), 26, false).lines).toHaveLength(1)
  })
  test('shows the hyphen of a soft hyphen only where a row ends at it', () => {
    const text = 'Donau\u00addampf\u00adschiff'
    expect(setIn(docOf(text), 23).lines).toHaveLength(2)
    const glyphs = (width: number) => setIn(docOf(text), width).contents.flatMap(row => row.glyphs)
    const drawn = (width: number) =>
      glyphs(width).filter(({ face, glyph }) => engine.outline(face, glyph).length > 0).length
    expect(drawn(100)).toBe('Donaudampfschiff'.length)
    expect(drawn(23)).toBe('Donaudampf-schiff'.length)
    expect(setIn(docOf(text), 23).missing).toEqual([])
  })
  test('aligns each row by itself', () => {
    const doc = { lines: [canonicalLine('right', [{ text: 'Avocat au Barreau', style }], style)] }
    for (const row of setIn(doc, 26).lines) expect(row.left + row.width).toBeCloseTo(26, 6)
  })
  test('lets a word that is wider than the box stand out of it, as what it is: overflow', () => {
    expect(setIn(docOf('Donaudampfschifffahrt'), 20).overflow.width).toBeGreaterThan(10)
  })
  test('holds the same words in every width, each row within the box unless it is one word', () => {
    const words = fc.array(
      fc.constantFrom('Lyon', 'à', 'rue-neuve', '«', '»', '12', 'mm', ':', 'Avocat', ' '),
    )
    fc.assert(
      fc.property(words, fc.integer({ min: 5, max: 60 }), (list, width) => {
        const text = list.join(' ')
        const layout = setIn(docOf(text, 'Fin'), width)
        const plain = `${text}\nFin`
        const whole = layout.lines.map(
          row => plain.slice(row.start, row.start + row.length) + (row.goesOn ? '' : '\n'),
        )
        expect(whole.join('')).toBe(`${plain}\n`)
        for (const row of layout.lines) {
          const held = plain.slice(row.start, row.start + row.length)
          if (breaksOf(held).length > 0) expect(row.width).toBeLessThanOrEqual(width + 0.01)
        }
        expect(setIn(docOf(text, 'Fin'), width).lines).toEqual(layout.lines)
        const offsets = caretStops(layout).map(stop => stop.offset)
        expect(offsets).toEqual([...Array(plain.length + 1).keys()])
      }),
    )
  })
  test('has the caret find its row, one row down, and marks the selected words of two rows', () => {
    const layout = setIn(docOf('Avocat au Barreau de Lille'), 26)
    expect(offsetAt(layout, 0, 6)).toBe(10)
    expect(offsetAt(layout, 99, 1)).toBe(9)
    expect(offsetInNextLine(layout, 0, 1, 0)).toBe(10)
    const { selected, caret } = marksOf(layout, 7, 17)
    expect(selected).toHaveLength(2)
    expect(caret?.top).toBeCloseTo(4.4, 6)
  })
})

describe('letters in another case', () => {
  const shown = (text: string, letterCase: 'upper' | 'lower' | 'title', before = '') =>
    showCase(text, letterCase, before).text
  test('are shown so, while the words stay as they were typed', () => {
    expect(shown('Dupont & Fils', 'upper')).toBe('DUPONT & FILS')
    expect(shown('DUPONT & Fils', 'lower')).toBe('dupont & fils')
    expect(shown('DUPONT & FILS, l’hôtel', 'title')).toBe('Dupont & Fils, L’hôtel')
    expect(shown('ont', 'title', 'p')).toBe('ont')
  })
  test('become two where Unicode says so, and the caret still counts what was typed', () => {
    expect(showCase('Straße', 'upper')).toEqual({ text: 'STRASSE', places: [0, 1, 2, 3, 4, 4, 5] })
    expect(shown('ßa', 'title')).toBe('Ssa')
    const line = canonicalLine('left', [{ text: 'Straße', style: { ...style, letterCase: 'upper' } }], style)
    const layout = setIn({ lines: [line] }, 100)
    expect(caretStops(layout).map(stop => stop.offset)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(layout.lines[0]?.width).toBeCloseTo(setIn(docOf('STRASSE'), 100).lines[0]?.width ?? 0, 6)
  })
  test('are of their own line height where it has one', () => {
    const line = canonicalLine('left', [{ text: 'a', style }], style, 2)
    expect(setIn({ lines: [line] }, 100).height).toBeCloseTo(8, 6)
  })
})
