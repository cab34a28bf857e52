import { describe, expect, it } from 'vitest'
import { project, tileSize, tilesOf, viewOf } from '@/lib/design/geometry/web-mercator'
import fc from '@/tests/support/properties'

const place = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
})

describe('the map', () => {
  it('has its known corners and its middle', () => {
    expect(project({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 128, y: 128 })
    const corner = project({ latitude: 85.0511, longitude: -180 }, 0)
    expect(corner.x).toBe(0)
    expect(corner.y).toBeCloseTo(0, 2)
  })

  it('shows all places with a margin, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 8 }), places => {
        const view = viewOf(places, 320, 240)
        if (view.zoom === 3) return
        for (const one of places) {
          const { x, y } = project(one, view.zoom)
          expect(x - view.left).toBeGreaterThanOrEqual(35.9)
          expect(x - view.left).toBeLessThanOrEqual(284.1)
          expect(y - view.top).toBeGreaterThanOrEqual(35.9)
          expect(y - view.top).toBeLessThanOrEqual(204.1)
        }
      }),
    )
  })

  it('is covered by its pictures, each of the service’s grid', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 4 }), places => {
        const view = viewOf(places, 320, 240)
        const tiles = tilesOf(view, 320, 240)
        expect(tiles.length).toBeLessThanOrEqual(9)
        for (const { x, y } of tiles) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThan(2 ** view.zoom)
          expect(y).toBeLessThan(2 ** view.zoom)
        }
        expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0)
        expect(Math.max(...tiles.map(({ left }) => left + tileSize))).toBeGreaterThanOrEqual(320)
      }),
    )
  })
})
