import { describe, expect, test } from 'vitest'
import { knownLengths, movedPoint, onWall, wallScale } from '@/lib/design/drawing/signs/wall'

const photo = { width: 2000, height: 1500 }

describe('a sign on a photograph', () => {
  test('is as large beside a door as it will be', () => {
    const line = [
      { x: 0.1, y: 0.5 },
      { x: 0.515, y: 0.5 },
    ] as const
    // The door is 830 px wide: a pixel a millimetre.
    expect(wallScale(photo, line, knownLengths.door)).toBeCloseTo(1, 6)
    const canvas = { x: -30, y: -30, width: 360, height: 260 }
    const place = onWall(photo, 1, canvas, { width: 300, height: 200 }, { x: 0.5, y: 0.5 })
    expect(place.width * photo.width).toBeCloseTo(360)
    expect(place.height * photo.height).toBeCloseTo(260)
    // Its middle is where it was hung.
    expect((place.left + place.width / 2) * photo.width).toBeCloseTo(1000)
    expect((place.top + place.height / 2) * photo.height).toBeCloseTo(750)
  })

  test('is measured along a slanting line too', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 0.15, y: 0.2667 },
    ] as const
    expect(wallScale(photo, line, 100)).toBeCloseTo(5, 1)
  })

  test('has no scale while both ends lie on one another, or for no length', () => {
    const point = { x: 0.4, y: 0.4 }
    expect(wallScale(photo, [point, point], 830)).toBeNull()
    expect(wallScale(photo, [point, { x: 0.9, y: 0.4 }], 0)).toBeNull()
  })

  test('is never dragged out of the photograph', () => {
    expect(movedPoint({ x: 0.9, y: 0.1 }, 4, -4)).toEqual({ x: 1, y: 0 })
  })
})
