import { describe, expect, it } from 'vitest'
import { changeOf, type DayRow, figuresOf, marginOf } from '@/lib/office/home/figures'

const row = (day: string, net: number, soFar = net): DayRow => ({
  day,
  orders: 2,
  net,
  cost: net / 2,
  soFar: { orders: 1, net: soFar, cost: soFar / 2 },
})

describe('the figures of the home', () => {
  it('hold today against the same weekday a week ago at the same time of the day', () => {
    const { today, weekBefore } = figuresOf(
      [row('2026-11-23', 500), row('2026-11-16', 900, 300)],
      '2026-11-23',
    )
    expect(today).toMatchObject({ orders: 2, net: 500 })
    expect(weekBefore).toEqual({ orders: 1, net: 300, cost: 150 })
  })

  it('hold a month against the one before until the same day and time', () => {
    const rows = [
      row('2026-10-01', 10),
      row('2026-10-23', 900, 20),
      row('2026-10-24', 7),
      row('2026-11-01', 40),
    ]
    const { month, monthBefore } = figuresOf([...rows, row('2026-11-23', 60)], '2026-11-23')
    expect(month).toMatchObject({ orders: 4, net: 100 })
    expect(monthBefore).toMatchObject({ orders: 3, net: 30 })
  })

  it('take the whole month before where it is shorter, and look back over the year', () => {
    const march = figuresOf([row('2026-02-28', 5), row('2026-03-01', 9, 4)], '2026-03-31')
    expect(march.monthBefore.net).toBe(5)
    expect(march.days).toHaveLength(31)
    expect(march.days.at(-1)).toEqual({ day: 31, net: 0, before: null })
    const january = figuresOf([row('2025-12-03', 8), row('2025-12-27', 6, 2)], '2026-01-03')
    expect(january.monthBefore.net).toBe(8)
    expect(january.weekBefore.net).toBe(2)
    expect(january.days[2]).toEqual({ day: 3, net: 0, before: 8 })
  })

  it('say nothing of a change from nothing, or of the margin of nothing', () => {
    expect(changeOf(5, 0)).toBeNull()
    expect(changeOf(5, 4)).toBe(0.25)
    expect(marginOf({ orders: 0, net: 0, cost: 0 })).toBeNull()
    expect(marginOf({ orders: 1, net: 200, cost: 50 })).toBe(0.75)
  })
})
