import { describe, expect, it } from 'vitest'
import { type OpeningHours, openingAt } from '@/lib/people/company/hours'

const hours: OpeningHours[] = [
  { day: 'mon', opens: '14:00', closes: '18:00' },
  { day: 'mon', opens: '09:00', closes: '12:00' },
  { day: 'fri', opens: '09:00', closes: '17:30' },
]

/** 2026-11-23 is a Monday; Paris is an hour ahead of UTC in winter. */
const at = (moment: string) => openingAt(hours, new Date(moment))

describe('whether the shop is open', () => {
  it('depends on the clock of the shop, not on the clock of the reader', () => {
    expect(at('2026-11-23T08:00:00Z')).toEqual({ open: true, day: 'mon', until: '12:00' })
    expect(at('2026-11-23T07:59:00Z')).toMatchObject({ open: false, next: { today: true, at: '09:00' } })
  })

  it('knows a break at noon, the end of the day and the days between', () => {
    expect(at('2026-11-23T11:00:00Z')).toMatchObject({ open: false, next: { at: '14:00', today: true } })
    expect(at('2026-11-23T17:00:00Z')).toMatchObject({ open: false, next: { day: 'fri', at: '09:00' } })
    expect(at('2026-11-27T16:29:00Z')).toEqual({ open: true, day: 'fri', until: '17:30' })
    expect(at('2026-11-27T16:30:00Z')).toMatchObject({ open: false, next: { day: 'mon', today: false } })
  })

  it('looks a whole week ahead where one day alone has hours', () => {
    const mondays = hours.slice(1, 2)
    expect(openingAt(mondays, new Date('2026-11-23T12:00:00Z'))).toMatchObject({
      next: { day: 'mon', today: false },
    })
  })

  it('is unknown where no hours are', () => {
    expect(openingAt([], new Date())).toBeNull()
  })
})
