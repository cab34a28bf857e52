import { expect, test } from 'vitest'
import { missingBy } from '@/lib/design/picture/pdf/heard'
import { differenceArea, isBlank } from '@/lib/design/picture/pdf/notes'
import type { Pixels } from '@/lib/design/picture/pixels'
import fc from '@/tests/support/properties'

const paper = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).fill(255),
})

function inked(pixels: Pixels, points: readonly (readonly [number, number])[]): Pixels {
  const data = new Uint8ClampedArray(pixels.data)
  for (const [x, y] of points) data[(y * pixels.width + x) * 4 + 1] = 0
  return { ...pixels, data }
}

test('paper is blank, and any ink on it is seen', () => {
  expect(isBlank(paper(4, 3))).toBe(true)
  expect(isBlank(inked(paper(4, 3), [[3, 2]]))).toBe(false)
})

test('the area of a difference holds all of it and is no larger', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 6 }))
  fc.assert(
    fc.property(fc.array(point, { maxLength: 8 }), points => {
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
      const area = differenceArea(paper(9, 7), inked(paper(9, 7), points))
      const [left, top] = [Math.min(...xs), Math.min(...ys)]
      const all = { left, top, width: Math.max(...xs) + 1 - left, height: Math.max(...ys) + 1 - top }
      expect(area).toEqual(points.length === 0 ? null : all)
    }),
  )
})

test.each([
  ['Warning: Unable to decode image "img_p0_1": "JpxError: Unknown error".', 'picture'],
  ['Warning: Image exceeded maximum allowed size and was removed.', 'picture'],
  ['Warning: Font "F1" is not available.', 'letters'],
  ['Warning: buildFontPaths - ignoring A glyph: "Error".', 'letters'],
  ['Warning: parseShading - ignoring shading: "FormatError".', 'ground'],
  ['Warning: Indexing all PDF objects', 'broken'],
  ['Warning: TT: undefined function: 21', null],
  ['Warning: Could not find a preferred cmap table.', null],
])('%s means %s', (warning, part) => expect(missingBy(warning)).toBe(part))
