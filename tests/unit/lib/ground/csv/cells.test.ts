import { describe, expect, it } from 'vitest'
import { asWritten, cellText, isFormula, neutralised } from '@/lib/ground/csv/cells'
import fc from '@/tests/support/properties'

describe('a text in a file for a spreadsheet', () => {
  it.each([
    '=1+1',
    '+x',
    '@a',
    '-a',
    '-2+3',
    '-1-1',
    '-2+3+HYPERLINK("x")',
    '-1,5;2',
    '-1.234,50',
    '- 1',
    '+33 6 12 34 56 78',
    '\t1',
    ' \t1',
    '\r\n=1',
    ' =1',
    '\u00a0-2+3',
    '＝1',
    '−2+3',
    "'=1",
  ])('is written so that it is not reckoned with: %j', text => {
    expect(isFormula(text)).toBe(true)
    expect(neutralised(text)).toBe(`'${text}`)
    expect(asWritten(neutralised(text))).toBe(text)
  })

  it.each(['', 'pvc', '-12', '-1,5', '-1.5', '12', '2+3', "l'atelier", "'s Gravenhage", 'a-b', '–', '01 23'])(
    'stays as it is where nothing is reckoned with: %j',
    text => {
      expect(neutralised(text)).toBe(text)
      expect(asWritten(text)).toBe(text)
    },
  )

  it('comes back as it was, whatever it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^['=+\-@\t 0-9,.;a]{0,12}$/), text => {
        expect(asWritten(neutralised(text))).toBe(text)
        expect(neutralised(text)).not.toMatch(/^\s*(?:[=+@\t\r]|-(?!\d+(?:[.,]\d+)?$))/)
      }),
    )
  })
})

describe('a figure in a file for a spreadsheet', () => {
  it.each([
    [5.5, '5,5'],
    [-12.25, '-12,25'],
    [1200, '1200'],
    [0.000001, '0,000001'],
    [1e21, '1000000000000000000000'],
    [0.1 + 0.2, '0,3'],
  ])('%d is written %s: a comma, no sign for thousands, no power of ten', (value, text) => {
    expect(cellText(value)).toBe(text)
    expect(isFormula(text)).toBe(false)
  })

  it('is none where nothing is known', () => {
    expect([null, undefined, Number.NaN, Number.POSITIVE_INFINITY].map(cellText)).toEqual(['', '', '', ''])
  })
})
