import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  loyaltyDiscountPercent,
  loyaltyLevel,
  loyaltyProgress,
  MAX_LOYALTY_LEVEL,
  nextLoyaltyLevel,
} from '@/lib/loyalty/loyalty'
import { loyaltyPoints } from '@/lib/loyalty/points'
import { money } from '@/lib/money/money'

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
    expect(loyaltyProgress(points)).toBe(0)
  })

  it('shows progress within the level, and a full last level', () => {
    expect(loyaltyProgress(50)).toBe(0.5)
    expect(loyaltyProgress(2000)).toBe(0.5)
    expect(loyaltyProgress(100)).toBe(0)
    expect(loyaltyProgress(100_000)).toBe(1)
    expect(loyaltyProgress(1e9)).toBe(1)
  })

  it('never goes back with more points', () => {
    const points = fc.integer({ min: -10, max: 120_000 })
    fc.assert(
      fc.property(points, points, (a, b) => {
        const [fewer, more] = [Math.min(a, b), Math.max(a, b)]
        const position = (p: number) =>
          loyaltyLevel(p) + (loyaltyLevel(p) === MAX_LOYALTY_LEVEL ? 0 : loyaltyProgress(p))
        expect(position(more)).toBeGreaterThanOrEqual(position(fewer))
        expect(loyaltyProgress(a)).toBeGreaterThanOrEqual(0)
        expect(loyaltyProgress(a)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('names the next level and what is missing to it', () => {
    expect(nextLoyaltyLevel(40)).toEqual({ level: 1, minimum: 100, missing: 60 })
    expect(nextLoyaltyLevel(Number.NaN)).toEqual({ level: 1, minimum: 100, missing: 100 })
    expect(nextLoyaltyLevel(100_000)).toBeNull()
  })

  it('credits a point for every whole euro of goods', () => {
    expect(loyaltyPoints(money(9999, 'EUR'), 1)).toBe(99)
    expect(loyaltyPoints(money(10_000, 'EUR'), 1)).toBe(100)
    expect(loyaltyPoints(money(0, 'EUR'), 1)).toBe(0)
    expect(loyaltyPoints(money(-500, 'EUR'), 1)).toBe(0)
  })

  it('counts pounds at the list price that they stand for', () => {
    expect(loyaltyPoints(money(9000, 'GBP'), 0.9)).toBe(100)
    expect(loyaltyPoints(money(8999, 'GBP'), 0.9)).toBe(99)
  })
})
