import { expect, it } from 'vitest'
import { neverCloses, openingDays } from '@/lib/people/address/opening-hours'

const day: [number, number][] = [[540, 1140]]

it('tells days beside each other with the same hours once', () => {
  expect(openingDays([day, day, day, day, day, [[540, 1080]], []])).toEqual([
    { from: 0, to: 4, openings: day },
    { from: 5, to: 5, openings: [[540, 1080]] },
    { from: 6, to: 6, openings: [] },
  ])
})

it('knows what never closes', () => {
  const always: [number, number][] = [[0, 1440]]
  expect(neverCloses(Array.from({ length: 7 }, () => always))).toBe(true)
  expect(neverCloses([always, always, always, always, always, always, []])).toBe(false)
})
