import { beforeAll, describe, expect, test } from 'vitest'
import type { FontEngine } from '@/lib/design/scene/fonts/engine'
import { breaksOf } from '@/lib/design/scene/layout/breaks'
import { hangingWidth, rowsOf, wholeRow } from '@/lib/design/scene/layout/rows'
import { canonicalLine, defaultTextStyle, type TextLine } from '@/lib/design/scene/text-doc'
import fc from '@/tests/support/properties'
import { engine } from '../../../../support/fonts'

beforeAll(() => engine.load(['roboto-regular.ttf']))

const style = { ...defaultTextStyle, sizeMm: 4 }
const lineOf = (text: string): TextLine => canonicalLine('left', [{ text, style }], style)
const setting = (width: number) => ({ width, wrap: true, lineHeight: 1.1, letterSpacing: 0 })

/** Each row takes all that fits, by trying every break there is. */
function rowsTried(text: string, width: number): string[] {
  const breaks = [...breaksOf(text), text.length]
  const isWithin = (row: string) =>
    hangingWidth(wholeRow(lineOf(row), setting(width), engine).runs) <= width + 0.001
  const fits = (row: string) => isWithin(row.replace(/\u00ad$/, '-'))
  if (isWithin(text)) return [text]
  const rows: string[] = []
  let from = 0
  while (from < text.length) {
    const later = breaks.filter(to => to > from)
    const to = later.findLast(at => fits(text.slice(from, at))) ?? later[0] ?? text.length
    rows.push(text.slice(from, to))
    from = to
  }
  return rows
}

function rowsMade(text: string, width: number): string[] {
  let from = 0
  return rowsOf(lineOf(text), setting(width), engine).map(({ length }) => {
    from += length
    return text.slice(from - length, from)
  })
}

describe('a line with a place to break behind every letter', () => {
  test('is broken as if every place were tried', () => {
    const words = fc.array(fc.constantFrom('M', 'i', 'Ab', '\u00ad', '\u00ad', ' ', 'il', '-', 'Wort'), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 40 }), (list, width) => {
        const text = list.join('')
        expect(rowsMade(text, width)).toEqual(rowsTried(text, width))
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['soft hyphens alone', (n: number) => `M${'\u00ad'.repeat(n)}`, 1],
    ['soft hyphens alone, in a little more room', (n: number) => `i${'\u00ad'.repeat(n)}`, 2],
    ['letters and soft hyphens', (n: number) => 'M\u00ad'.repeat(n / 2), 1],
  ])('is shaped in letters that grow with it: %s', (_, textOf, width) => {
    const shaped = (n: number): number => {
      let letters = 0
      const counting: FontEngine = Object.assign(Object.create(engine), {
        shape: (...asked: Parameters<FontEngine['shape']>) => {
          letters += asked[1].length
          return engine.shape(...asked)
        },
      })
      rowsOf(lineOf(textOf(n)), setting(width), counting)
      return letters
    }
    // Row by row from the line's end it would be some sixty times as many.
    expect(shaped(400)).toBeLessThan(6 * shaped(100))
  })
})
