import { beforeAll, describe, expect, test } from 'vitest'
import type { Matrix } from '@/lib/design/geometry/transform'
import type { FontFaceFile } from '@/lib/design/scene/fonts/files'
import { fontFamilies } from '@/lib/design/scene/fonts/manifest'
import { layoutArc } from '@/lib/design/scene/layout/arc'
import { layoutText } from '@/lib/design/scene/layout/text'
import type { PlacedGlyph } from '@/lib/design/scene/layout/types'
import { canonicalLine, defaultTextStyle, type TextStyle } from '@/lib/design/scene/text-doc'
import { caretStops } from '@/tests/support/caret-stops'
import { engine } from '@/tests/support/fonts'
import fc, { runs } from '@/tests/support/properties'
import { allCharacters } from '../../../../../scripts/lib/font-characters.mjs'

const faces = fontFamilies.flatMap(({ slug, faces: own }) => own.map(face => ({ slug, face })))
beforeAll(() => engine.load(faces.map(({ face }) => face.file)))

/** Combining marks by the writing whose letters they stand on: points of Hebrew, vowel signs of Arabic, all others. */
const marks = [...allCharacters].filter(character => /\p{M}/u.test(character))
const writings = [
  { letters: ['ש', 'ל', 'ב', 'י'], marks: marks.filter(mark => mark >= '\u0591' && mark <= '\u05c7') },
  { letters: ['س', 'ل', 'ب', 'ا'], marks: marks.filter(mark => mark >= '\u0600' && mark <= '\u06ff') },
  { letters: ['x', 'Ẹ', 'ọ', 'i', 'M'], marks: marks.filter(mark => mark < '\u0591') },
]
const has = ({ file }: FontFaceFile, character: string) => engine.has(file, character.codePointAt(0) ?? 0)

const styleOf = (slug: string, { bold, italic }: FontFaceFile, sizeMm = 5): TextStyle => ({
  ...defaultTextStyle,
  family: slug,
  bold,
  italic,
  sizeMm,
})

interface Setting {
  letterSpacing: number
  diameter: number
  inverted: boolean
  rotate: number
}
const usual: Setting = { letterSpacing: 0, diameter: 26, inverted: false, rotate: 0 }

/** Where a glyph is beside another one and how it is turned, by the other's own directions, in mm. */
function beside(first: Matrix, { matrix }: PlacedGlyph): readonly number[] {
  const [a, b, c, d, x, y] = first
  const unit = Math.hypot(a, b)
  const seen = (right: number, down: number) => [(right * a + down * b) / unit, (right * c + down * d) / unit]
  // The turn as what it moves at a height of 5 mm.
  const [cos = 0, sin = 0] = seen((5 * matrix[0]) / unit, (5 * matrix[1]) / unit)
  return [...seen(matrix[4] - x, matrix[5] - y), cos, sin]
}

/** How far the glyphs of one letter with its marks are on a circle from where they are on a line, beside the first, in mm. */
function slideOf(text: string, style: TextStyle, setting: Setting): number {
  const line = canonicalLine('left', [{ text, style }], style)
  const { letterSpacing } = setting
  const flat = layoutText({ lines: [line] }, { width: 50, height: 20, lineHeight: 1, letterSpacing }, engine)
  const straight = flat.contents.flatMap(({ glyphs }) => glyphs)
  const { glyphs: bent } = layoutArc({ ...setting, line }, engine)
  const [first, firstBent] = [straight[0], bent[0]]
  if (!first || !firstBent || straight.length !== bent.length) throw new Error('there are the same glyphs')
  return Math.max(
    ...bent.flatMap((glyph, index) => {
      const there = beside(firstBent.matrix, glyph)
      const wanted = beside(first.matrix, straight[index] ?? first)
      return there.map((value, axis) => Math.abs(value - (wanted[axis] ?? 0)))
    }),
  )
}

describe('a mark on a circle', () => {
  test('turns with its letter: every mark of every family, above or below', () => {
    let tried = 0
    const looked = fontFamilies.flatMap(({ slug, faces: own }) =>
      own.slice(0, runs(1, own.length)).map(face => ({ slug, face })),
    )
    const slid: string[] = []
    for (const { slug, face } of looked) {
      const style = styleOf(slug, face)
      for (const writing of writings) {
        const letter = writing.letters.find(one => has(face, one))
        if (!letter) continue
        for (const mark of writing.marks.filter(one => has(face, one))) {
          const inverted = tried % 2 === 1
          const slide = slideOf(letter + mark, style, { ...usual, inverted })
          if (!(slide < 0.02)) slid.push(`${face.file} ${letter} U+${mark.codePointAt(0)?.toString(16)}`)
          tried += 1
        }
      }
    }
    expect(slid).toEqual([])
    expect(tried).toBeGreaterThan(1000)
  })

  test('turns with its letter beside other marks, spaced, on any circle turned anyhow', () => {
    const marked = fc.constantFrom(...writings).chain(({ letters, marks: own }) =>
      fc.record({
        letter: fc.constantFrom(...letters),
        own: fc.array(fc.constantFrom(...own), { minLength: 1, maxLength: 4 }),
      }),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...faces),
        marked,
        fc.record({
          letterSpacing: fc.constantFrom(0, 0.2),
          diameter: fc.integer({ min: 14, max: 60 }),
          inverted: fc.boolean(),
          rotate: fc.integer({ min: 0, max: 359 }),
        }),
        ({ slug, face }, { letter, own }, setting) => {
          const text = letter + own.filter(mark => has(face, mark)).join('')
          if (has(face, letter)) expect(slideOf(text, styleOf(slug, face), setting)).toBeLessThan(0.02)
        },
      ),
      { numRuns: runs(600, 20_000) },
    )
  })

  test('turns with its letter where it has another colour', () => {
    const style = { ...defaultTextStyle, family: 'noto-sans', sizeMm: 5 }
    const runsOf = [
      { text: 'x', style },
      { text: '\u0304', style: { ...style, color: '#c8102e' } },
    ]
    const { glyphs } = layoutArc({ ...usual, line: { align: 'center', runs: runsOf } }, engine)
    const [letter, mark] = glyphs
    expect(mark?.matrix.slice(0, 4)).toEqual(letter?.matrix.slice(0, 4))
  })
})

describe('a mark on a line', () => {
  test('stays on its letter where letters are spaced, from either side', () => {
    for (const [slug, text] of [
      ['noto-sans', 'x\u0304o\u0323\u0301'],
      ['noto-sans-hebrew', 'שָׁלוֹם'],
    ] as const) {
      const style = { ...defaultTextStyle, family: slug, sizeMm: 5 }
      const line = canonicalLine('left', [{ text, style }], style)
      const box = { width: 50, height: 20, lineHeight: 1 }
      const glyphsAt = (letterSpacing: number) =>
        layoutText({ lines: [line] }, { ...box, letterSpacing }, engine).contents.flatMap(
          ({ glyphs }) => glyphs,
        )
      const shifts = glyphsAt(0.3).map(
        ({ matrix }, index) => matrix[4] - (glyphsAt(0)[index]?.matrix[4] ?? 0),
      )
      // As many places as letters: a mark has the shift of its letter.
      const letters = [...text].filter(character => !/\p{M}/u.test(character)).length
      expect(new Set(shifts.map(shift => shift.toFixed(4))).size, slug).toBe(letters)
    }
  })

  test('has no place for the caret of its own', () => {
    const style = { ...defaultTextStyle, family: 'noto-sans', sizeMm: 5 }
    const line = canonicalLine('left', [{ text: 'x\u0304o\u0323\u0301b', style }], style)
    const layout = layoutText(
      { lines: [line] },
      { width: 50, height: 20, lineHeight: 1, letterSpacing: 0 },
      engine,
    )
    expect(caretStops(layout).map(({ offset }) => offset)).toEqual([0, 2, 4, 5])
  })
})
