import { describe, expect, it } from 'vitest'
import { placeBar } from '@/editor/bar/place-bar'
import fc from '@/tests/support/properties'

const canvas = { width: 900, height: 600 }
const bar = { width: 400, height: 44 }
const plate = { left: 100, top: 150, width: 700, height: 300 }

describe('the bar of what is selected', () => {
  it('stands beside the plate, on the nearer side, where it hides no line', () => {
    const upper = placeBar({ left: 300, top: 200, width: 200, height: 40 }, plate, bar, canvas)
    expect(upper.left).toBe(200)
    expect(upper.top + bar.height).toBeLessThan(plate.top)
    const lower = placeBar({ left: 300, top: 380, width: 200, height: 40 }, plate, bar, canvas)
    expect(lower.top).toBeGreaterThan(plate.top + plate.height)
  })

  it('stands above what is selected, else below, where the plate fills the canvas', () => {
    const full = { left: 0, top: 0, width: 900, height: 600 }
    const middle = placeBar({ left: 300, top: 300, width: 200, height: 40 }, full, bar, canvas)
    expect(middle.top + bar.height).toBeLessThan(300)
    const top = placeBar({ left: 300, top: 40, width: 200, height: 40 }, full, bar, canvas)
    expect(top.top).toBeGreaterThan(80)
  })

  it('is always inside the canvas, and covers what is selected only where no space is left', () => {
    const length = fc.integer({ min: 0, max: 900 })
    fc.assert(
      fc.property(length, length, length, length, (left, top, width, height) => {
        const place = placeBar({ left, top, width, height }, plate, bar, canvas)
        expect(place.left).toBeGreaterThanOrEqual(8)
        expect(place.left + bar.width).toBeLessThanOrEqual(892)
        expect(place.top).toBeGreaterThanOrEqual(8)
        expect(place.top + bar.height).toBeLessThanOrEqual(592)
        const covers = place.top < top + height && place.top + bar.height > top
        const spaceAbove = top - 42 - bar.height >= 8 && top <= 600
        const spaceBelow = top + height + 44 + bar.height <= 592
        if (spaceAbove || spaceBelow) expect(covers).toBe(false)
      }),
    )
  })
})
