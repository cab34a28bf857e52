import { describe, expect, test } from 'vitest'
import { canStraighten, straightened, straightenedSize, wholeCorners } from '@/lib/design/picture/corners'
import { findCorners } from '@/lib/design/picture/find-corners'
import type { Corners } from '@/lib/design/scene/elements/image/edit'
import { colourPicture } from '@/tests/support/pixels'

const colours = {
  ink: [40, 45, 120] as [number, number, number],
  paper: [226, 222, 210] as [number, number, number],
}

const [distanceMm, lens] = [150, 620]

/** A camera above a table: where a point of the sheet (mm) is seen, in pixels of a picture of 600 × 450. */
function camera(tilt: number, turn: number) {
  const [sinT, cosT] = [Math.sin(tilt), Math.cos(tilt)]
  const [sinR, cosR] = [Math.sin(turn), Math.cos(turn)]
  return (x: number, y: number): [number, number] => {
    const [along, across] = [x * cosR - y * sinR, x * sinR + y * cosR]
    const depth = distanceMm - across * sinT
    return [300 + (lens * along) / depth, 225 + (lens * across * cosT) / depth]
  }
}

/** What is seen on the sheet at a pixel: the camera's map, solved for the point. */
function backwards(tilt: number, turn: number) {
  const [sinT, cosT] = [Math.sin(tilt), Math.cos(tilt)]
  const [sinR, cosR] = [Math.sin(turn), Math.cos(turn)]
  return (px: number, py: number): [number, number] => {
    const [right, down] = [(px - 300) / lens, (py - 225) / lens]
    const across = (down * distanceMm) / (cosT + down * sinT)
    const along = right * (distanceMm - across * sinT)
    return [along * cosR + across * sinR, across * cosR - along * sinR]
  }
}

/** An impression of 58 × 22 mm with a frame of 1 mm and three bars as its lines. */
const onSheet = (x: number, y: number): boolean => {
  const [dx, dy] = [Math.abs(x), Math.abs(y)]
  if (dx > 29 || dy > 11) return false
  if (dx > 28 || dy > 10) return true
  return dx < 20 && [-5, 0, 5].some(line => Math.abs(y - line) < 1)
}

function photograph(tilt: number, turn: number) {
  const seen = camera(tilt, turn)
  const place = backwards(tilt, turn)
  const pixels = colourPicture(600, 450, (x, y) => onSheet(...place(x, y)), colours)
  const corners = (
    [
      [-29, -11],
      [29, -11],
      [29, 11],
      [-29, 11],
    ] as const
  ).map(([x, y]) => {
    const [px, py] = seen(x, y)
    return [px / 600, py / 450]
  }) as Corners
  return { pixels, corners }
}

const apart = (a: Corners, b: Corners) =>
  Math.max(...a.map(([x, y], at) => Math.hypot((x - (b[at]?.[0] ?? 0)) * 600, (y - (b[at]?.[1] ?? 0)) * 450)))

describe('the corners of an impression in a photograph', () => {
  test.each([
    ['from above', 0, 0],
    ['turned', 0, 0.2],
    ['at an angle', 0.6, 0],
    ['at an angle and turned', 0.5, -0.25],
  ])('are found %s, to three pixels', (_, tilt, turn) => {
    const { pixels, corners } = photograph(tilt, turn)
    const found = findCorners(pixels)
    expect(found).not.toBeNull()
    expect(apart(found ?? wholeCorners, corners)).toBeLessThan(3)
  })

  test('of lines without a frame are those of the rectangle around them', () => {
    const ink = (x: number, y: number) =>
      (Math.abs(y - 200) < 12 && Math.abs(x - 300) < 90) ||
      (Math.abs(y - 250) < 12 && Math.abs(x - 300) < 180)
    const found = findCorners(colourPicture(600, 450, ink, colours))
    expect(found?.map(([x, y]) => [Math.round(x * 600), Math.round(y * 450)])).toEqual([
      [120, 188],
      [480, 188],
      [480, 262],
      [120, 262],
    ])
  })

  test('leave out what reaches the edge of the picture, as a dark table does', () => {
    const ink = (x: number, y: number) =>
      x < 40 || (Math.abs(y - 225) < 60 && Math.abs(x - 320) < 100 && Math.abs(y - 225) > 50)
    const found = findCorners(colourPicture(600, 450, ink, colours))
    expect((found?.[0]?.[0] ?? 0) * 600).toBeGreaterThan(200)
  })

  test('are none on a blank sheet', () => {
    expect(findCorners(colourPicture(300, 200, () => false, colours))).toBeNull()
  })
})

describe('a photograph that is straightened', () => {
  test('has the true ratio of what was photographed at an angle', () => {
    for (const [tilt, turn] of [
      [0.5, 0.3],
      [0.6, -0.2],
    ] as const) {
      const { corners } = photograph(tilt, turn)
      const { width, height } = straightenedSize({ width: 600, height: 450 }, corners)
      expect(width / height).toBeCloseTo(58 / 22, 1)
    }
  })

  test('is the picture itself between its own corners', () => {
    const { pixels } = photograph(0, 0)
    const same = straightened(pixels, wholeCorners)
    expect([same.width, same.height]).toEqual([600, 450])
    expect(Buffer.from(same.data).equals(Buffer.from(pixels.data))).toBe(true)
  })

  test('shows the sheet as from above', () => {
    const { pixels, corners } = photograph(0.5, 0.2)
    const flat = straightened(pixels, corners)
    let same = 0
    for (let row = 0; row < flat.height; row += 1) {
      for (let column = 0; column < flat.width; column += 1) {
        const x = ((column + 0.5) / flat.width - 0.5) * 58
        const y = ((row + 0.5) / flat.height - 0.5) * 22
        const dark = (flat.data[(row * flat.width + column) * 4] ?? 0) < 133
        if (dark === onSheet(x, y)) same += 1
      }
    }
    expect(same / (flat.width * flat.height)).toBeGreaterThan(0.97)
  })

  test('takes no corners that cross, lie on a line or go round the other way', () => {
    expect(canStraighten(wholeCorners)).toBe(true)
    expect(
      canStraighten([
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
      ]),
    ).toBe(false)
    expect(
      canStraighten([
        [0, 0],
        [0.5, 0],
        [1, 0],
        [0, 0.001],
      ]),
    ).toBe(false)
    expect(
      canStraighten([
        [0, 0],
        [0, 1],
        [1, 1],
        [1, 0],
      ]),
    ).toBe(false)
  })
})
