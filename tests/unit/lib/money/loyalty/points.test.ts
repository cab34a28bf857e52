import { describe, expect, it } from 'vitest'
import { pointsOf } from '@/lib/money/loyalty/points'
import fc from '@/tests/support/properties'

const paid = { goodsMinor: 10_000, discountMinor: 0, totalMinor: 12_600, refundedMinor: 0, rate: 1 }

describe('the points of an order', () => {
  it.each([
    ['a point for each whole euro of goods', {}, 100],
    ['nothing for what is no whole euro', { goodsMinor: 199 }, 1],
    ['after discounts', { discountMinor: 2001 }, 79],
    ['in euro where it was paid in another currency', { rate: 0.85 }, 117],
    ['less in proportion where a part was given back', { refundedMinor: 6300 }, 50],
    ['none where all was given back', { refundedMinor: 12_600 }, 0],
    ['none for an order without a price', { goodsMinor: 0, totalMinor: 0 }, 0],
    ['none where the discount is the price', { discountMinor: 10_000 }, 0],
  ])('are %s', (_name, over, points) => {
    expect(pointsOf({ ...paid, ...over })).toBe(points)
  })

  it('are never negative, never more than the goods, and never rise by a refund', () => {
    const minor = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(minor, minor, minor, minor, (goodsMinor, discountMinor, more, refundedMinor) => {
        const order = { goodsMinor, discountMinor, totalMinor: goodsMinor + more, rate: 1 }
        const points = pointsOf({ ...order, refundedMinor })
        expect(points).toBeGreaterThanOrEqual(0)
        expect(points).toBeLessThanOrEqual(goodsMinor / 100)
        expect(pointsOf({ ...order, refundedMinor: refundedMinor + 100 })).toBeLessThanOrEqual(points)
      }),
    )
  })
})
