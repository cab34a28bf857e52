import svgpath from 'svgpath'
import { describe, expect, test } from 'vitest'
import { pathBounds } from '@/lib/design/geometry/bounds'
import { circlePath, ellipsePath, polygonPath, roundedRectPath } from '@/lib/design/geometry/figures'
import { flattenPath } from '@/lib/design/geometry/flatten'
import { insetPolygon } from '@/lib/design/geometry/inset'
import { onGrid, type PathCommand } from '@/lib/design/geometry/path'
import { clearance, contoursOf, isInside, pathMeetsRect } from '@/lib/design/geometry/polygon'
import { reverseContour } from '@/lib/design/geometry/reverse'
import { arcToCubics } from '@/lib/design/geometry/svg-arc'
import { parseSvgPath } from '@/lib/design/geometry/svg-path'
import { rotation, transformPath } from '@/lib/design/geometry/transform'
import { angleOf, sinCos, sinCosDegrees } from '@/lib/design/geometry/trig'
import fc from '@/tests/support/properties'

const mm = fc.double({ min: -500, max: 500, noNaN: true })
const command: fc.Arbitrary<PathCommand> = fc.oneof(
  fc.tuple(fc.constant('L' as const), mm, mm),
  fc.tuple(fc.constant('Q' as const), mm, mm, mm, mm),
  fc.tuple(fc.constant('C' as const), mm, mm, mm, mm, mm, mm),
)
const path = fc
  .tuple(mm, mm, fc.array(command, { minLength: 1, maxLength: 8 }))
  .map(([x, y, rest]): PathCommand[] => [['M', x, y], ...rest, ['Z']])

describe('trigonometry', () => {
  test('agrees with the platform to the last digits', () => {
    fc.assert(
      fc.property(fc.double({ min: -50, max: 50, noNaN: true }), angle => {
        const { sin, cos } = sinCos(angle)
        expect(Math.abs(sin - Math.sin(angle))).toBeLessThan(1e-14)
        expect(Math.abs(cos - Math.cos(angle))).toBeLessThan(1e-14)
      }),
      { numRuns: 5000 },
    )
    fc.assert(
      fc.property(mm, mm, (y, x) => {
        expect(Math.abs(angleOf(y, x) - Math.atan2(y + 0, x + 0))).toBeLessThan(1e-14)
      }),
    )
  })

  test('is exact at quarter turns', () => {
    expect(sinCosDegrees(90)).toEqual({ sin: 1, cos: 0 })
    expect(sinCosDegrees(-180)).toEqual({ sin: 0, cos: -1 })
    expect(transformPath(rotation(90, { x: 5, y: 5 }), [['M', 10, 5]])).toEqual([['M', 5, 10]])
  })
})

describe('outlines', () => {
  test('lie within their bounds, and touch them', () => {
    fc.assert(
      fc.property(path, commands => {
        const bounds = pathBounds(commands)
        if (!bounds) throw new Error('no bounds')
        const points = flattenPath(commands, 0.001).flatMap(line => line.points)
        const xs = points.map(p => p.x)
        const ys = points.map(p => p.y)
        expect(Math.min(...xs)).toBeGreaterThanOrEqual(bounds.left - 1e-6)
        expect(Math.max(...ys)).toBeLessThanOrEqual(bounds.top + bounds.height + 1e-6)
        expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(bounds.width, 1)
        expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(bounds.height, 1)
      }),
    )
  })

  test('run the other way round when they are reversed, twice gives them back', () => {
    fc.assert(
      fc.property(path, commands => {
        const back = reverseContour(reverseContour(commands))
        expect(back).toEqual(commands)
      }),
    )
  })

  test('of a circle stay within a micrometre of it', () => {
    for (const { points } of flattenPath(circlePath({ x: 0, y: 0 }, 150), 0.00001)) {
      for (const { x, y } of points) expect(Math.abs(Math.sqrt(x * x + y * y) - 150)).toBeLessThan(0.001)
    }
  })

  test('lie on the grid of a tenth of a micrometre', () => {
    for (const commands of [
      ellipsePath({ left: 0.1, top: 0.2, width: 33.3333, height: 7.77777 }),
      roundedRectPath({ left: 1 / 3, top: 0, width: 10, height: 20 }, Math.PI),
    ]) {
      for (const value of commands.flatMap(c => c.slice(1) as number[])) expect(onGrid(value)).toBe(value)
    }
  })

  test('of a polygon move inwards by a distance, until nothing is left', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ]
    expect(insetPolygon(square, 1)).toEqual([
      { x: 1, y: 1 },
      { x: 9, y: 1 },
      { x: 9, y: 9 },
      { x: 1, y: 9 },
    ])
    expect(insetPolygon(square, 6)).toBeNull()
  })

  test('know inside from outside, and how far the edge is', () => {
    const contours = contoursOf(circlePath({ x: 10, y: 10 }, 5))
    expect(isInside({ x: 10, y: 14.9 }, contours)).toBe(true)
    expect(isInside({ x: 14, y: 14 }, contours)).toBe(false)
    expect(clearance({ x: 10, y: 10 }, contours)).toBeCloseTo(5, 1)
    expect(clearance({ x: 17, y: 10 }, contours)).toBeCloseTo(-2, 1)
    const ring = [...circlePath({ x: 10, y: 10 }, 5), ...reverseContour(circlePath({ x: 10, y: 10 }, 4))]
    expect(pathMeetsRect(ring, { left: 9, top: 9, width: 2, height: 2 })).toBe(false)
    expect(pathMeetsRect(ring, { left: 9, top: 9, width: 7, height: 2 })).toBe(true)
    expect(pathMeetsRect(circlePath({ x: 10, y: 10 }, 5), { left: 9, top: 9, width: 2, height: 2 })).toBe(
      true,
    )
    expect(pathMeetsRect(polygonPath([{ x: 0, y: 0 }]), { left: 9, top: 9, width: 2, height: 2 })).toBe(false)
  })
})

describe('parseSvgPath', () => {
  const read = (d: string) => {
    const parsed = parseSvgPath(d)
    return parsed.ok ? parsed.path : parsed
  }

  /** The same, by the package that can do much more. */
  const readByPackage = (d: string) => {
    const path: PathCommand[] = []
    svgpath(d)
      .abs()
      .unshort()
      .iterate((segment, _, x, y) => {
        const [command] = segment
        if (command === 'H') path.push(['L', segment[1], y])
        else if (command === 'V') path.push(['L', x, segment[1]])
        else if (command === 'z' || command === 'Z') path.push(['Z'])
        else if (command === 'A') {
          const [, rx, ry, rotation, large, sweep, toX, toY] = segment
          const arc = { rx, ry, rotation, large: large === 1, sweep: sweep === 1, x: toX, y: toY }
          path.push(...arcToCubics({ x, y }, arc))
        } else path.push(segment as PathCommand)
      })
    return path
  }

  test('reads relative, repeated and shortened commands', () => {
    expect(read('m1 1 2 0v2h-2z')).toEqual([['M', 1, 1], ['L', 3, 1], ['L', 3, 3], ['L', 1, 3], ['Z']])
    expect(read('M0,0q1-1 2 0t2,0')).toEqual([
      ['M', 0, 0],
      ['Q', 1, -1, 2, 0],
      ['Q', 3, 1, 4, 0],
    ])
    expect(read('M0 0C0 1 1 2 2 2S4 1 4 0')).toEqual([
      ['M', 0, 0],
      ['C', 0, 1, 1, 2, 2, 2],
      ['C', 3, 2, 4, 1, 4, 0],
    ])
  })

  test('reads what the whole of svgpath reads, to the last digit', () => {
    const number = fc.oneof(
      fc.integer({ min: -99, max: 99 }),
      fc.double({ min: -500, max: 500, noNaN: true }),
    )
    const flag = fc.constantFrom(0, 1)
    const segment = fc.oneof(
      ...[...'lLtTmM'].map(name => fc.tuple(fc.constant(name), number, number)),
      ...[...'hHvV'].map(name => fc.tuple(fc.constant(name), number)),
      ...[...'qQsS'].map(name => fc.tuple(fc.constant(name), number, number, number, number)),
      ...[...'cC'].map(name => fc.tuple(fc.constant(name), number, number, number, number, number, number)),
      ...[...'aA'].map(name =>
        fc.tuple(fc.constant(name), number, number, number, flag, flag, number, number),
      ),
      ...[...'zZ'].map(name => fc.tuple(fc.constant(name))),
    )
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 12 }), segments => {
        const d = `M 1 2 ${segments.map(parts => parts.join(' ')).join(' ')}`
        expect(read(d)).toEqual(readByPackage(d))
      }),
      { numRuns: 2000 },
    )
  })

  test('turns arcs into curves on the same circle', () => {
    const half = read('M50 0A50 50 0 01 50 100') as PathCommand[]
    for (const { x, y } of flattenPath(half, 0.0001).flatMap(line => line.points)) {
      expect(Math.sqrt((x - 50) ** 2 + (y - 50) ** 2)).toBeCloseTo(50, 3)
      expect(x).toBeGreaterThanOrEqual(50 - 1e-9)
    }
  })

  test('refuses what is no path, with the place', () => {
    expect(read('L1 1')).toMatchObject({ ok: false, code: 'path_invalid' })
    expect(read('M1')).toMatchObject({ ok: false })
    expect(read('M0 0 L1 x')).toMatchObject({ ok: false })
    expect(read('M0 0Z 5 5')).toMatchObject({ ok: false })
    expect(read('M0 0A1 1 0 2 0 1 1')).toMatchObject({ ok: false })
  })
})
