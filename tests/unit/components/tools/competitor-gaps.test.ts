import { expect, it } from 'vitest'
import { placesOf } from '@/components/tools/competitors/gap-row'
import { filtered, gapsOf, hasAlarm, meanGap, type PriceRow } from '@/components/tools/competitors/gaps'

const row = (prices: number[], over: Partial<PriceRow> = {}): PriceRow => ({
  material: 'pvc',
  title: 'PVC',
  width: 100,
  height: 50,
  quantity: 1,
  ours: 10,
  theirs: prices.map((price, id) => ({ id, competitor: `C${id}`, price, at: '2026-11-23T00:00:00.000Z' })),
  ...over,
})

it('a gap is a share of our price, and marked from ten percent below it on', () => {
  expect(gapsOf(row([9, 12])).map(({ gap }) => gap)).toEqual([-0.1, 0.2])
  expect(meanGap(row([9, 12]))).toBeCloseTo(0.05)
  expect([hasAlarm(row([9])), hasAlarm(row([9.01])), hasAlarm(row([1], { ours: null }))]).toEqual([
    true,
    false,
    false,
  ])
  expect(meanGap(row([9], { ours: null }))).toBeNull()
})

it('prices are looked at by quantity, material and what is marked', () => {
  const rows = [row([9]), row([11], { material: 'brass' }), row([5], { quantity: 10 })]
  const all = { quantity: 1, material: '', onlyAlarming: false }
  expect(filtered(rows, all)).toEqual(rows.slice(0, 2))
  expect(filtered(rows, { ...all, material: 'brass' })).toEqual([rows[1]])
  expect(filtered(rows, { ...all, onlyAlarming: true })).toEqual([rows[0]])
})

it('no letter of the chart covers another or leaves it', () => {
  for (const gaps of [
    [0, 0, 0, 0],
    [-0.5, -0.4, -0.3],
    [0.3, 0.4, 0.5, 0.6],
    [-0.01, 0, 0.01],
  ]) {
    const places = placesOf(gaps)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    for (const [i, place] of places.entries()) {
      expect(place).toBeGreaterThanOrEqual(8)
      expect(place).toBeLessThanOrEqual(272)
      if (i > 0) expect(place - (places[i - 1] ?? 0)).toBeGreaterThanOrEqual(17)
    }
  }
})
