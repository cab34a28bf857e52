import { describe, expect, test } from 'vitest'
import { ellipsePath, polygonPath, rectPath } from '@/lib/design/geometry/figures'
import { coverage, coverageWithin } from '@/lib/design/geometry/raster'
import { reverseContour } from '@/lib/design/geometry/reverse'
import fc from '@/tests/support/properties'

const picture = {
  width: 40,
  height: 30,
  toPixels: ({ x, y }: { x: number; y: number }) => ({ x, y }),
  tolerance: 0.01,
}
const area = (cover: Float32Array) => cover.reduce((sum, share) => sum + share, 0)

describe('how much of each pixel a path covers', () => {
  test('is exact for upright rectangles, also between pixels', () => {
    const cover = coverage(rectPath({ left: 2.25, top: 3.5, width: 4, height: 2 }), 'nonzero', picture)
    expect(cover[3 * 40 + 2]).toBeCloseTo(0.375, 5)
    expect(cover[4 * 40 + 3]).toBeCloseTo(1, 5)
    expect(cover[4 * 40 + 6]).toBeCloseTo(0.25, 5)
    expect(cover[4 * 40 + 7]).toBe(0)
    expect(area(cover)).toBeCloseTo(8, 4)
  })

  test('sums up to the area of slanted and round figures, turned either way', () => {
    const triangle = polygonPath([
      { x: 3, y: 2 },
      { x: 33.3, y: 9.7 },
      { x: 11.1, y: 27.9 },
    ])
    expect(area(coverage(triangle, 'nonzero', picture))).toBeCloseTo(361.2, 0)
    expect(area(coverage(reverseContour(triangle), 'nonzero', picture))).toBeCloseTo(361.2, 0)
    const ellipse = ellipsePath({ left: 5, top: 5, width: 30, height: 20 })
    expect(area(coverage(ellipse, 'nonzero', picture))).toBeCloseTo(Math.PI * 150, 0)
  })

  test('is the same in a part of the picture that holds the path, or that the picture ends with', () => {
    const place = fc.double({ min: -20, max: 60, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.record({ x: place, y: place }), { minLength: 3, maxLength: 8 }), points => {
        const path = polygonPath(points)
        const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
        const left = Math.max(0, Math.floor(Math.min(...xs)) - 1)
        const top = Math.max(0, Math.floor(Math.min(...ys)) - 1)
        const width = Math.max(0, Math.min(40, Math.ceil(Math.max(...xs)) + 1) - left)
        const height = Math.max(0, Math.min(30, Math.ceil(Math.max(...ys)) + 1) - top)
        const whole = coverage(path, 'nonzero', picture)
        const part = coverageWithin(path, 'nonzero', picture, { left, top, width, height })
        part.forEach((share, index) => {
          const at = (top + Math.floor(index / width)) * 40 + left + (index % width)
          expect(share).toBe(whole[at])
        })
        expect(area(part)).toBeCloseTo(area(whole), 3)
      }),
    )
  })

  test('leaves holes out by either rule, and counts what lies twice once', () => {
    const outer = rectPath({ left: 2, top: 2, width: 20, height: 20 })
    const inner = rectPath({ left: 6, top: 6, width: 8, height: 8 })
    expect(area(coverage([...outer, ...reverseContour(inner)], 'nonzero', picture))).toBeCloseTo(336, 3)
    expect(area(coverage([...outer, ...inner], 'evenodd', picture))).toBeCloseTo(336, 3)
    expect(area(coverage([...outer, ...inner], 'nonzero', picture))).toBeCloseTo(400, 3)
  })

  test('is between nothing and all, however far the path stands out of the picture', () => {
    const place = fc.double({ min: -60, max: 90, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.record({ x: place, y: place }), { minLength: 3, maxLength: 8 }), points => {
        for (const share of coverage(polygonPath(points), 'nonzero', picture)) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
        }
      }),
      { endOnFailure: true },
    )
  })

  test('of what covers the whole picture is all of it', () => {
    const cover = coverage(rectPath({ left: -10, top: -10, width: 99, height: 99 }), 'nonzero', picture)
    expect(area(cover)).toBeCloseTo(1200, 3)
  })
})
