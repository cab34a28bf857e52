import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeBar } from '@/editor/bar/place-bar'

const canvas = { width: 900, height: 600 }
const bar = { width: 400, height: 44 }

describe('the bar of what is selected', () => {
  it('stands above it, in its middle', () => {
    const place = placeBar({ left: 300, top: 300, width: 200, height: 40 }, bar, canvas)
    expect(place.left).toBe(200)
    expect(place.top + bar.height).toBeLessThan(300)
  })

  it('stands below it where there is no room above', () => {
    const place = placeBar({ left: 300, top: 40, width: 200, height: 40 }, bar, canvas)
    expect(place.top).toBeGreaterThan(80)
  })

  it('is always inside the canvas, and covers what is selected only where that leaves no room', () => {
    const length = fc.integer({ min: 0, max: 900 })
    fc.assert(
      fc.property(length, length, length, length, (left, top, width, height) => {
        const place = placeBar({ left, top, width, height }, bar, canvas)
        expect(place.left).toBeGreaterThanOrEqual(8)
        expect(place.left + bar.width).toBeLessThanOrEqual(892)
        expect(place.top).toBeGreaterThanOrEqual(8)
        expect(place.top + bar.height).toBeLessThanOrEqual(592)
        const covers = place.top < top + height && place.top + bar.height > top
        const roomAbove = top - 42 - bar.height >= 8
        const roomBelow = top + height + 44 + bar.height <= 592
        if (roomAbove && top <= 600) expect(covers).toBe(false)
        else if (roomBelow) expect(covers).toBe(false)
      }),
    )
  })
})
