import { describe, expect, it } from 'vitest'
import { couponContradiction, couponState } from '@/lib/money/discount/coupon-state'

const at = Date.parse('2026-11-23T12:00:00Z')
const before = '2026-11-01T00:00:00Z'
const after = '2026-12-01T00:00:00Z'

describe('a coupon', () => {
  it.each([
    [
      'runs between its days while a use is left',
      { validFrom: before, validUntil: after, uses: 1 },
      'running',
    ],
    ['runs without days', { uses: 1 }, 'running'],
    ['is planned before it begins', { validFrom: after, uses: 1 }, 'planned'],
    ['is over after it ends, whatever is left', { validUntil: before, uses: 9 }, 'over'],
    ['is used up without a use left', { validFrom: before, uses: 0 }, 'used-up'],
    ['is used up where nobody said how often', {}, 'used-up'],
  ] as const)('%s', (_name, terms, state) => {
    expect(couponState(terms, at)).toBe(state)
  })

  it('contradicts itself where it ends before it begins, or one client may use it more often than all', () => {
    expect(couponContradiction({ validFrom: after, validUntil: before, uses: 1, used: 0 })).toBe(
      'couponDates',
    )
    expect(couponContradiction({ validFrom: before, validUntil: before, uses: 1, used: 0 })).toBe(
      'couponDates',
    )
    expect(couponContradiction({ uses: 2, perClient: 3, used: 0 })).toBe('couponPerClient')
    expect(couponContradiction({ uses: 0, perClient: 3, used: 5 })).toBeNull()
    expect(couponContradiction({ uses: 2, perClient: 3, used: 1 })).toBeNull()
    expect(
      couponContradiction({ validFrom: before, validUntil: after, uses: 3, perClient: 3, used: 0 }),
    ).toBeNull()
  })

  it('is ended by a clerk who leaves no use of it, also where it was never used', () => {
    expect(couponContradiction({ uses: 0, perClient: 3, used: 0 })).toBeNull()
  })
})
