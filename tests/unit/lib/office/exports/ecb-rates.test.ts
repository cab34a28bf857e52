import { expect, it } from 'vitest'
import { readEcbRates } from '@/lib/office/exports/ecb-rates'
import { inEuros } from '@/lib/office/exports/exchange'

const file = (cubes: string, day = '2026-11-27') =>
  `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope><Cube><Cube time='${day}'>${cubes}</Cube></Cube></gesmes:Envelope>`

it('reads the day and the currencies that the shop sells in out of the central bank’s file', () => {
  const cubes = `<Cube currency='USD' rate='1.1576'/><Cube currency='GBP' rate='0.8571'/> <Cube currency="CHF" rate="0.9376"/>`
  expect(readEcbRates(file(cubes))).toEqual({
    day: '2026-11-27',
    rates: [
      { currency: 'GBP', perEuro: 0.8571 },
      { currency: 'CHF', perEuro: 0.9376 },
    ],
  })
})

it('takes no other file', () => {
  expect(readEcbRates('<html></html>')).toBeNull()
  expect(readEcbRates(file(''))).toBeNull()
  expect(readEcbRates(file(`<Cube currency='CHF' rate='0'/>`))).toBeNull()
  expect(readEcbRates(file(`<Cube currency='CHF' rate='1'/>`, '2026-13-40'))).toBeNull()
})

it('converts by units to one euro, away from zero at a half', () => {
  expect(inEuros(10_810, 0.9376)).toBe(11_529)
  expect(inEuros(-1, 2)).toBe(-1)
})
