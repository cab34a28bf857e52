import { describe, expect, it } from 'vitest'
import {
  addDecimals,
  compareDecimals,
  decimalToNumber,
  divideHalfAway,
  multiplyDecimals,
  shiftDecimal,
  subtractDecimals,
  toDecimal,
} from '@/lib/ground/money/decimal'
import fc from '@/tests/support/properties'

const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })

describe('decimals', () => {
  it('read a number as it is written, and give it back', () => {
    fc.assert(fc.property(anyNumber, value => decimalToNumber(toDecimal(value)) === value + 0))
    expect(toDecimal(0.1)).toEqual({ digits: 1n, scale: 1 })
    expect(decimalToNumber(toDecimal(1e-7))).toBe(1e-7)
    expect(decimalToNumber(toDecimal(1.5e21))).toBe(1.5e21)
    expect(decimalToNumber(toDecimal(-0.05))).toBe(-0.05)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('refuse %s', value => {
    expect(() => toDecimal(value)).toThrow(RangeError)
  })

  it('add, subtract and multiply without binary drift', () => {
    expect(decimalToNumber(addDecimals(toDecimal(0.1), toDecimal(0.2)))).toBe(0.3)
    expect(decimalToNumber(subtractDecimals(toDecimal(0.3), toDecimal(0.1)))).toBe(0.2)
    expect(decimalToNumber(multiplyDecimals(toDecimal(1.1), toDecimal(1.1)))).toBe(1.21)
  })

  it('keep to the laws of arithmetic', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, (x, y, z) => {
        const [a, b, c] = [toDecimal(x), toDecimal(y), toDecimal(z)]
        const left = multiplyDecimals(a, addDecimals(b, c))
        const right = addDecimals(multiplyDecimals(a, b), multiplyDecimals(a, c))
        expect(compareDecimals(left, right)).toBe(0)
        expect(compareDecimals(subtractDecimals(addDecimals(a, b), b), a)).toBe(0)
        expect(compareDecimals(shiftDecimal(shiftDecimal(a, 3), -3), a)).toBe(0)
        expect(Math.sign(compareDecimals(a, b))).toBe(Math.sign(x - y) + 0)
      }),
    )
  })

  it('divide to the nearest integer with halves away from zero', () => {
    expect([5n, -5n, 4n, -4n, 7n].map(n => divideHalfAway(n, 2n))).toEqual([3n, -3n, 2n, -2n, 4n])
    expect(divideHalfAway(-1n, 3n)).toBe(0n)
  })
})
