import { beforeAll, describe, expect, test } from 'vitest'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import type { RoundedTextElement } from '@/lib/design/scene/elements/rounded-text/schema'
import { familiesWith } from '@/lib/design/scene/fonts/families-with'
import type { FontFaceFile } from '@/lib/design/scene/fonts/files'
import { fontFamilies } from '@/lib/design/scene/fonts/manifest'
import { wholeRow } from '@/lib/design/scene/layout/rows'
import { shapeRun } from '@/lib/design/scene/layout/shape-run'
import { defaultTextStyle, type TextStyle } from '@/lib/design/scene/text-doc'
import { numberName } from '@/lib/orders/order/number-name'
import { stampDesign } from '@/tests/support/editor-design'
import { engine } from '@/tests/support/fonts'
import fc, { runs } from '@/tests/support/properties'
import { plateFor } from '@/tests/support/templates'

const faces = fontFamilies.flatMap(({ slug, faces: own }) => own.map(face => ({ slug, face })))

beforeAll(() => engine.load(faces.map(({ face }) => face.file)))

const allOf = (kind: RegExp) =>
  Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(one => kind.test(one))

/** Every blank of Unicode. */
const blanks = allOf(/\p{Zs}/u)
/** What keyboards and word processors put in by themselves for hyphens, dashes, quotes and points. */
const hyphens = [...'-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d\u00ad']
const quotes = [...'\'"’‘‚‛“”„‟«»‹›′″ʼʻ`´…']
const puts = [...blanks, ...hyphens, ...quotes]

const spaced: Readonly<Record<string, number>> = {
  '\u2000': 1 / 2,
  '\u2001': 1,
  '\u2002': 1 / 2,
  '\u2003': 1,
  '\u2004': 1 / 3,
  '\u2005': 1 / 4,
  '\u2006': 1 / 6,
  '\u2009': 1 / 5,
  '\u200a': 1 / 10,
  '\u202f': 1 / 3,
  '\u205f': 4 / 18,
  '\u3000': 1,
}
/** Those that are as wide as another character. */
const like: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u1680': ' ',
  '\u2007': '0',
  '\u2008': '.',
}

const styleOf = (
  slug: string,
  { bold, italic }: FontFaceFile,
  patch: Partial<TextStyle> = {},
): TextStyle => ({
  ...defaultTextStyle,
  family: slug,
  bold,
  italic,
  sizeMm: 4,
  ...patch,
})
const shape = (text: string, style: TextStyle) =>
  shapeRun({ text, style }, { letterSpacing: 0, lineHeight: 1 }, engine)
type Shaped = ReturnType<typeof shape>
const inked = ({ face, glyphs }: Shaped) =>
  glyphs.filter(({ glyph }) => engine.outline(face, glyph).length > 0)
/** How wide a blank of a face is between letters that nothing kerns with, in em. */
const widthOf = (character: string, style: TextStyle) => {
  const { glyphs } = shape(`|${character}|`, style)
  return (glyphs.find(({ offset }) => offset === 1)?.advance ?? Number.NaN) / style.sizeMm
}
const own = (face: FontFaceFile, character: string): boolean => {
  if (!engine.has(face.file, character.charCodeAt(0))) return false
  const [glyph] = engine.shape(face.file, character, { ligatures: true, script: 'Latn', rtl: false })
  return glyph !== undefined && engine.outline(face.file, glyph.glyph).length === 0
}

describe('a blank', () => {
  test('of every kind is set in every face, without ink and as wide as the font or its rule has it', () => {
    expect(blanks).toHaveLength(17)
    for (const { slug, face } of faces) {
      const style = styleOf(slug, face)
      for (const blank of blanks) {
        const name = `${face.file} U+${blank.charCodeAt(0).toString(16)}`
        const shaped = shape(`a${blank}b`, style)
        expect(shaped.missing, name).toEqual([])
        expect(
          inked(shaped).map(({ offset }) => offset),
          name,
        ).toEqual([0, 2])
        const wanted = own(face, blank)
          ? engine
              .shape(face.file, blank, { ligatures: true, script: 'Latn', rtl: false })
              .reduce((sum, { advance }) => sum + advance, 0) / face.unitsPerEm
          : (spaced[blank] ?? widthOf(like[blank] ?? ' ', style))
        expect(widthOf(blank, style), name).toBeCloseTo(wanted, 3)
      }
    }
  })

  test('of a number of the shop, and before a French question mark, are written in every face', () => {
    const text = `${numberName(12345678)} Un conseil\u202f? Jean\u2011Pierre \u00ab\u202foui\u202f\u00bb`
    for (const { slug, face } of faces)
      expect(shape(text, styleOf(slug, face)).missing, face.file).toEqual([])
  })

  test('hangs at the end of a row, and takes the spacing of letters as every blank does', () => {
    const style = { ...defaultTextStyle, family: 'pacifico', sizeMm: 4 }
    const plain = shape('ab', style)
    expect(shape('ab\u202f', style).inkAdvance).toBeCloseTo(plain.inkAdvance, 9)
    expect(shape('a\u202fb', { ...style, letterSpacing: 0.5 }).advance).toBeCloseTo(
      shape('a b', { ...style, letterSpacing: 0.5 }).advance +
        shape('a\u202fb', style).advance -
        shape('a b', style).advance,
      9,
    )
  })
})

describe('a hyphen, a dash, a quotation mark that a program put in', () => {
  test('is drawn in every face: as the font has it, else as what it stands for', () => {
    for (const { slug, face } of faces) {
      const style = styleOf(slug, face)
      for (const character of [...hyphens, ...quotes]) {
        const shaped = shape(`a${character}b`, style)
        expect(shaped.missing, `${face.file} ${character}`).toEqual([])
        if (character !== '\u00ad')
          expect(
            inked(shaped).some(({ offset }) => offset === 1),
            `${face.file} ${character}`,
          ).toBe(true)
      }
      const drawn = (text: string) => shape(text, style).glyphs.map(({ glyph, x }) => [glyph, x])
      for (const hyphen of ['\u2010', '\u2011'])
        if (!engine.has(face.file, hyphen.charCodeAt(0)))
          expect(drawn(`Jean${hyphen}Pierre`), face.file).toEqual(drawn('Jean-Pierre'))
    }
  })

  test('keeps its place for the caret, drawn as one sign or as several', () => {
    const allerta = faces.find(({ slug }) => slug === 'allerta-stencil')
    if (!allerta) throw new Error('the font is there')
    const style = styleOf(allerta.slug, allerta.face)
    const quoted = shape('a„b…c', style)
    expect(quoted.text).toBe('a„b…c')
    expect(quoted.glyphs.map(({ offset }) => offset)).toEqual([0, 1, 1, 2, 3, 3, 3, 4])
    const large = shape('ß„b', { ...style, letterCase: 'upper' })
    expect(large.glyphs.map(({ offset }) => offset)).toEqual([0, 0, 1, 1, 2])
  })
})

describe('what a program puts in by itself', () => {
  const line = fc.record({
    of: fc.constantFrom(...faces),
    text: fc
      .array(fc.constantFrom(...puts, 'a', 'B', '7'), { minLength: 1, maxLength: 12 })
      .map(all => all.join('')),
    letterSpacing: fc.constantFrom(0, 0.1),
    letterCase: fc.constantFrom(undefined, 'upper' as const, 'title' as const),
  })

  test('never stops a sale, in no face, straight or on a circle', () => {
    fc.assert(
      fc.property(line, ({ of: { slug, face }, text, letterSpacing, letterCase }) => {
        const style = styleOf(slug, face, { letterSpacing, letterCase })
        const row = wholeRow(
          { align: 'left', runs: [{ text, style }] },
          { letterSpacing: 0, lineHeight: 1 },
          engine,
        )
        expect(row.runs.flatMap(({ missing }) => missing)).toEqual([])
        const places = row.runs.flatMap(({ glyphs }) => glyphs.map(({ offset }) => offset))
        expect(places.every(place => place >= 0 && place < text.length)).toBe(true)
        const round: RoundedTextElement = {
          id: 'r',
          type: 'rounded-text',
          text: `a${text}`,
          size: 40,
          inverted: false,
          font: { family: slug, fontSize: 3, bold: face.bold, italic: face.italic },
          position: { left: 1, top: 1 },
        }
        const design = stampDesign([round])
        const plate = plateFor(design)
        const codes = checkDesign(design, plate, compile(design, plate, engine), engine).map(
          ({ code }) => code,
        )
        expect(codes).not.toContain('design_glyph_missing')
      }),
      { numRuns: runs(300, 3000) },
    )
  })

  test('is had by every family without its font', () => {
    for (const character of puts)
      expect(familiesWith(`a${character}b`), character).toHaveLength(fontFamilies.length)
  })
})
