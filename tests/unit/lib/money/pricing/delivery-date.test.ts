import { describe, expect, it } from 'vitest'
import { addWorkingDays, estimateDelivery } from '@/lib/money/pricing/delivery-date'

describe('working days', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-16', 5, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-12-30', 3, '2027-01-04'],
  ])('from %s, %s of them end on %s', (day, days, end) => {
    expect(addWorkingDays(day, days)).toBe(end)
  })

  it('count Saturdays where the carrier works on them', () => {
    expect(addWorkingDays('2026-11-20', 1, true)).toBe('2026-11-21')
    expect(addWorkingDays('2026-11-20', 2, true)).toBe('2026-11-23')
  })

  it('refuse a day that is none', () => {
    expect(() => addWorkingDays('tomorrow', 1)).toThrow(RangeError)
  })
})

describe('an estimated delivery', () => {
  it('counts the carrier’s days after production', () => {
    const offer = { productionDays: 2, minDays: 4, maxDays: 5, saturday: false }
    expect(estimateDelivery(offer, '2026-11-20')).toEqual({ earliest: '2026-11-26', latest: '2026-11-27' })
    expect(estimateDelivery({ ...offer, minDays: 5, maxDays: 6, saturday: true }, '2026-11-18')).toEqual({
      earliest: '2026-11-24',
      latest: '2026-11-25',
    })
  })
})
