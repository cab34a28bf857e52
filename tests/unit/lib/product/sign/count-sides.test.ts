import { expect, test, vi } from 'vitest'
import * as flatten from '@/lib/design/geometry/flatten'
import { contoursOf, countContourPoints } from '@/lib/design/geometry/polygon'
import { parseSvgPath } from '@/lib/design/geometry/svg-path'
import { validateSign } from '@/lib/product/sign/validate'
import { catalogue } from '@/tests/support/catalogue'
import fc from '@/tests/support/properties'
import { sign } from '@/tests/support/signs'

const arc = 'a9 9 0 1190 9'
const masked = (svgPath: string) =>
  sign({
    width: 200,
    height: 100,
    mask: { shape: 'customMask', maskCustom: { name: 'x', width: 200, height: 100, svgPath } },
  })

test('an outline of far too many chords is refused before one of them is made', () => {
  const made: unknown[] = []
  const flattenPath = vi.spyOn(flatten, 'flattenPath').mockImplementation(path => {
    made.push(path)
    return []
  })
  const config = masked(`M0 50${arc.repeat(1_400)}Z`)
  expect(validateSign(config, catalogue)).toMatchObject([{ reason: 'outline-not-simple' }])
  expect(made).toEqual([])
  flattenPath.mockRestore()
})

test('the chords of an outline are counted as they are made', () => {
  const place = fc.integer({ min: -50, max: 50 })
  const command = fc.oneof(
    fc.tuple(fc.constant('L'), place, place),
    fc.tuple(fc.constant('Q'), place, place, place, place),
    fc.tuple(fc.constant('C'), place, place, place, place, place, place),
    fc.tuple(fc.constant('M'), place, place),
  )
  fc.assert(
    fc.property(fc.array(command, { maxLength: 20 }), commands => {
      const parsed = parseSvgPath(`M1 2${commands.map(([name, ...rest]) => name + rest.join(' ')).join('')}`)
      if (!parsed.ok) throw new Error(parsed.code)
      const points = contoursOf(parsed.path).reduce((sum, line) => sum + line.points.length, 0)
      expect(countContourPoints(parsed.path)).toBe(points)
    }),
  )
})
