import { describe, expect, it } from 'vitest'
import { money } from '@/lib/ground/money/money'
import { lowestPrice30Days } from '@/lib/money/pricing/lowest-price'

const history = (...entries: [validFrom: string, minor: number][]) =>
  entries.map(([validFrom, minor]) => ({ validFrom, price: money(minor, 'EUR') }))
const lowest = (entries: ReturnType<typeof history>, date: string | Date) =>
  lowestPrice30Days(entries, date)?.minor

describe('the lowest price of the 30 days before a reduction', () => {
  it('is the price in force where it did not change', () => {
    expect(lowest(history(['2026-01-01', 1990], ['2026-11-20', 1690]), '2026-11-20')).toBe(1990)
  })

  it('counts the price in force at the beginning, and no earlier one', () => {
    const entries = history(
      ['2026-01-01', 900],
      ['2026-02-01', 1500],
      ['2026-11-01', 1990],
      ['2026-11-20', 1690],
    )
    expect(lowest(entries, '2026-11-20')).toBe(1500)
  })

  it('forgets a price that ended when the 30 days began', () => {
    const entries = history(['2026-01-01', 900], ['2026-10-21', 1990])
    expect(lowest(entries, '2026-11-20')).toBe(1990)
    expect(lowest(entries, '2026-11-19')).toBe(900)
  })

  it('finds a short offer in between, in any order of the history', () => {
    const entries = history(
      ['2026-11-12', 1990],
      ['2026-01-01', 1990],
      ['2026-11-10', 1200],
      ['2026-11-20', 1690],
    )
    expect(lowest(entries, '2026-11-20')).toBe(1200)
  })

  it('leaves the reduced price itself out, also when it starts within the day', () => {
    const entries = history(['2026-01-01', 1990], ['2026-11-20T10:00:00Z', 1000])
    expect(lowest(entries, '2026-11-20T10:00:00Z')).toBe(1990)
    expect(lowest(entries, new Date('2026-11-20T11:00:00Z'))).toBe(1000)
  })

  it('takes the later of two prices of one instant', () => {
    expect(lowest(history(['2026-01-01', 1000], ['2026-01-01', 1990]), '2026-11-20')).toBe(1990)
  })

  it('is none where nothing was sold before', () => {
    expect(lowestPrice30Days([], '2026-11-20')).toBeNull()
    expect(lowestPrice30Days(history(['2026-11-20', 1690]), '2026-11-20')).toBeNull()
  })

  it('is of what was sold, for a product newer than 30 days', () => {
    expect(lowest(history(['2026-11-15', 1990]), '2026-11-20')).toBe(1990)
  })

  it('refuses a date that is none', () => {
    expect(() => lowestPrice30Days([], 'soon')).toThrow(RangeError)
    expect(() => lowestPrice30Days(history(['', 1]), '2026-11-20')).toThrow(RangeError)
  })
})
