import { describe, expect, it } from 'vitest'
import { isRate } from '@/lib/money/pricing/material-cells'
import { readPercent, readTyped } from '@/lib/money/pricing/typed-rate'

describe('what is typed into a cell of the grid', () => {
  it.each([
    ['5,8', 5.8],
    [' 0.0450 ', 0.045],
    ['=+4%', 6.24],
    ['=-2,5%', 5.85],
    ['=*1,04', 6.24],
    ['=-1', 5],
    ['', null],
  ])('%j is the rate %j', (typed, value) => {
    expect(readTyped('setup', typed, 6)).toEqual({ value })
  })

  it.each(['1.234,5', '1e3', '-1', '=1+1', '=*4%', '0x10', '1 000', 'Infinity', '1,1234567', '9999999'])(
    '%j is none',
    typed => {
      expect(readTyped('setup', typed, 6)).toBeNull()
    },
  )

  it('is above zero for a band, and at most one for the share of cost', () => {
    expect([
      isRate('band-50', 0),
      isRate('setup', 0),
      isRate('costRatio', 1.01),
      isRate('costRatio', 0.4),
    ]).toEqual([false, true, false, true])
  })
})

it('a percentage may have its sign, and is at most half', () => {
  expect(['+4 %', '-2,5', '−3', '4', '0', '51', 'x'].map(readPercent)).toEqual([
    4,
    -2.5,
    -3,
    4,
    null,
    null,
    null,
  ])
})
