import { describe, expect, it } from 'vitest'
import { loyaltyDiscountPercent, loyaltyLevel, loyaltyProgress } from '@/lib/money/loyalty/loyalty'

const minimums = [0, 100, 1000, 3000, 10_000, 30_000, 50_000, 100_000]

describe('the loyalty club', () => {
  it.each(minimums.map((points, level) => [level, points] as const))(
    'reaches level %s with %s points',
    (level, points) => {
      expect(loyaltyLevel(points)).toBe(level)
      if (level > 0) expect(loyaltyLevel(points - 1)).toBe(level - 1)
    },
  )

  it('gives 2, 3, 5, 8, 10, 15 and 20 percent, and nothing at level 0', () => {
    expect(minimums.map((_, level) => loyaltyDiscountPercent(level))).toEqual([0, 2, 3, 5, 8, 10, 15, 20])
  })

  it.each([-1, 8, 1.5, Number.NaN])('gives nothing at %s, which is no level', level => {
    expect(loyaltyDiscountPercent(level)).toBe(0)
  })

  it.each([-5, Number.NaN, Number.NEGATIVE_INFINITY])('takes %s points for none', points => {
    expect(loyaltyLevel(points)).toBe(0)
  })
})

describe('the way to the next level', () => {
  it('is the share of the points between the two levels', () => {
    expect(loyaltyProgress(0)).toMatchObject({ level: 0, share: 0, next: { points: 100, missing: 100 } })
    expect(loyaltyProgress(1840)).toEqual({
      level: 2,
      discountPercent: 3,
      from: 1000,
      next: { points: 3000, discountPercent: 5, missing: 1160 },
      share: 0.42,
    })
  })

  it('is complete at the last level, whatever comes on top', () => {
    expect(loyaltyProgress(250_000)).toMatchObject({ level: 7, next: null, share: 1 })
  })

  it.each([-5, Number.NaN])('begins at nothing with %s points', points => {
    expect(loyaltyProgress(points)).toMatchObject({ level: 0, share: 0, next: { missing: 100 } })
  })
})
