import { expect, test } from 'vitest'
import type { Point } from '@/lib/design/geometry/path'
import { isSimplePolygon } from '@/lib/design/geometry/simple'
import { processorMs } from '@/tests/support/processor-time'
import fc from '@/tests/support/properties'
import { isSimplePairwise } from '@/tests/support/simple-pairwise'
import { spikyCorners } from '@/tests/support/spiky'

const place = fc.integer({ min: 0, max: 12 })
const corner = fc.record({ x: place, y: place })
const askew = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) + y * Math.sin(angle),
  y: y * Math.cos(angle) - x * Math.sin(angle),
})

/** A comb whose teeth stand at an angle. */
const comb = (sides: number, angle: number): Point[] =>
  [
    ...Array.from({ length: sides }, (_, at) => ({ x: at % 2 ? 300 : 10, y: (at * 300) / sides })),
    { x: 0, y: 300 },
    { x: 0, y: -1 },
  ].map(point => askew(point, angle))

test('a polygon is simple exactly where no pair of sides meets', () => {
  const angle = fc.constantFrom(0, 0.4, Math.PI / 4, 1, Math.PI / 2, 2)
  fc.assert(
    fc.property(fc.array(corner, { maxLength: 12 }), angle, (corners, turned) => {
      const points = corners.map(point => askew(point, turned))
      expect(isSimplePolygon(points)).toBe(isSimplePairwise(points))
    }),
    { numRuns: 2_000 },
  )
})

test('a polygon that was simple is none any more where one corner is moved into it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 59 }), corner, fc.constantFrom(0.02, 0.5, 1), (at, to, valley) => {
      const star = spikyCorners(60, 12, 12, valley)
      expect(isSimplePolygon(star)).toBe(true)
      const moved = star.with(at, to)
      expect(isSimplePolygon(moved)).toBe(isSimplePairwise(moved))
    }),
  )
})

test.each([0, 1, 2, 3])('a comb at %d eighths of a turn is judged in one walk', eighths => {
  const [once, fourTimes] = [1_000, 4_000].map(sides => {
    const points = comb(sides, (eighths * Math.PI) / 4)
    expect(isSimplePolygon(points)).toBe(true)
    return processorMs(() => isSimplePolygon(points))
  })
  // A square law would give sixteen.
  expect(fourTimes).toBeLessThan(10 * Math.max(once ?? 0, 2))
})
