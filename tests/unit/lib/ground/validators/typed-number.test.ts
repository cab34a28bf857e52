import { describe, expect, it } from 'vitest'
import { readNumber } from '@/components/ui/number-field'
import { plainNumber } from '@/lib/ground/validators/typed-number'
import { readAmount } from '@/lib/orders/quotations/amount'

describe('a number as it is typed', () => {
  it.each([
    ['12', '12'],
    [' 12 ', '12'],
    ['1 200,5', '1200.5'],
    ['1\u202f234\u00a0567.50', '1234567.50'],
    ['1’200', '1200'],
    ['.5', '0.5'],
    ['−3', '-3'],
    ['+3', '3'],
  ])('%j is %s', (text, plain) => {
    expect(plainNumber(text)).toBe(plain)
  })

  it.each([
    '',
    ' ',
    '1 2',
    '12 34',
    '1 20',
    '1  200',
    '1200 300',
    '1 2000',
    '1 200 50',
    '1,2,3',
    '1.',
    'a',
    '- 3',
    '1'.repeat(41),
  ])('%j is none, whatever its blanks would leave', text => {
    expect(plainNumber(text)).toBeNull()
    expect(readNumber(text)).toBeNull()
    expect(readAmount(text)).toBeNull()
  })

  it('is an amount with two decimals at most, in cents', () => {
    expect(['145,15', '1 200.5', '7'].map(readAmount)).toEqual([14_515, 120_050, 700])
    expect(['1,234', '-3', '+5', '1 234 567 890'].map(readAmount)).toEqual([null, null, null, null])
  })
})
