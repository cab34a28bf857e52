import { describe, expect, it } from 'vitest'
import { allocate, roundToTotal } from '@/lib/ground/money/allocate'
import { roundDecimal, shiftDecimal, sumDecimals, toDecimal } from '@/lib/ground/money/decimal'
import { formatMoney, formatRoundMoney } from '@/lib/ground/money/format'
import { formatChange } from '@/lib/ground/money/format-change'
import {
  addMoney,
  type Currency,
  compareMoney,
  money,
  moneyFromMajor,
  multiplyMoney,
  negateMoney,
  percentOfMoney,
  subtractMoney,
  sumMoney,
} from '@/lib/ground/money/money'
import fc from '@/tests/support/properties'

const eur = (minor: number) => money(minor, 'EUR')
const minors = (amounts: { minor: number }[]) => amounts.map(amount => amount.minor)
const anyMinor = fc.integer({ min: -1e12, max: 1e12 })

describe('money', () => {
  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is not made of %s minor units', minor => {
    expect(() => eur(minor)).toThrow(RangeError)
  })

  it('never mixes currencies', () => {
    const pound = money(1, 'GBP')
    expect(() => addMoney(eur(1), pound)).toThrow(TypeError)
    expect(() => subtractMoney(eur(1), pound)).toThrow(TypeError)
    expect(() => compareMoney(eur(1), pound)).toThrow(TypeError)
    expect(() => sumMoney([pound], 'EUR')).toThrow(TypeError)
  })

  it('adds, subtracts, negates and compares', () => {
    fc.assert(
      fc.property(anyMinor, anyMinor, (a, b) => {
        expect(addMoney(eur(a), eur(b))).toEqual(eur(a + b))
        expect(subtractMoney(addMoney(eur(a), eur(b)), eur(b))).toEqual(eur(a))
        expect(addMoney(eur(a), negateMoney(eur(a)))).toEqual(eur(0))
        expect(Math.sign(compareMoney(eur(a), eur(b)))).toBe(Math.sign(a - b))
      }),
    )
    expect(Object.is(negateMoney(eur(0)).minor, 0)).toBe(true)
  })

  it('multiplies exactly and rounds once', () => {
    expect(multiplyMoney(eur(105), 0.9)).toEqual(eur(95))
    expect(multiplyMoney(eur(-105), 0.9)).toEqual(eur(-95))
    expect(multiplyMoney(eur(1), 0.5)).toEqual(eur(1))
    expect(percentOfMoney(eur(1000), 5.5)).toEqual(eur(55))
    expect(percentOfMoney(eur(250), 8.1)).toEqual(eur(20))
  })

  it('reads prices of the data to the cent', () => {
    expect(moneyFromMajor(18.95, 'EUR')).toEqual(eur(1895))
    expect(moneyFromMajor(1.005, 'EUR')).toEqual(eur(101))
  })
})

describe('allocating an amount', () => {
  it('gives the leftover to the largest remainders, ties to the earlier', () => {
    expect(minors(allocate(eur(10000), [1, 1, 1]))).toEqual([3334, 3333, 3333])
    expect(minors(allocate(eur(5), [3, 7]))).toEqual([2, 3])
    expect(minors(allocate(eur(1), [1, 1]))).toEqual([1, 0])
    expect(minors(allocate(eur(-100), [1, 1, 1]))).toEqual([-34, -33, -33])
    expect(minors(allocate(eur(100), [0.1, 0.2, 0]))).toEqual([33, 67, 0])
  })

  it('adds up to the amount, and no part is a unit or more from its share', () => {
    const thousandths = fc.integer({ min: 0, max: 1e9 }).map(value => value / 1000)
    const weights = fc.array(thousandths, { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(anyMinor, weights, (minor, shares) => {
        fc.pre(shares.some(share => share > 0))
        const whole = shares.reduce((sum, share) => sum + share, 0)
        const parts = minors(allocate(eur(minor), shares))
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(minor)
        parts.forEach((part, index) => {
          const share = (minor * (shares[index] ?? 0)) / whole
          expect(Math.abs(part - share)).toBeLessThan(1 + Math.abs(share) * 1e-9)
          expect(part * Math.sign(minor)).toBeGreaterThanOrEqual(0)
        })
      }),
    )
  })

  it('has nothing to give where there is nothing, and refuses what cannot be split', () => {
    expect(minors(allocate(eur(0), [0, 0]))).toEqual([0, 0])
    expect(allocate(eur(0), [])).toEqual([])
    expect(() => allocate(eur(1), [])).toThrow(RangeError)
    expect(() => allocate(eur(1), [0, 0])).toThrow(RangeError)
    expect(() => allocate(eur(1), [2, -1])).toThrow(RangeError)
    expect(() => allocate(eur(1), [Number.NaN])).toThrow(RangeError)
  })

  it('rounds exact parts so that they make their rounded sum', () => {
    const amounts = fc.array(fc.double({ noNaN: true, min: -1e4, max: 1e4 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(amounts, values => {
        const parts = values.map(toDecimal)
        const total = eur(roundDecimal(shiftDecimal(sumDecimals(parts), -2)))
        const rounded = minors(roundToTotal(parts, total))
        expect(rounded.reduce((sum, part) => sum + part, 0)).toBe(total.minor)
        rounded.forEach((part, index) => {
          expect(Math.abs(part - (values[index] ?? 0) * 100)).toBeLessThan(1.000001)
        })
      }),
    )
    expect(() => roundToTotal([toDecimal(1)], eur(300))).toThrow(RangeError)
  })
})

describe('an amount in words', () => {
  it.each<[string, Currency, string]>([
    ['fr-FR', 'EUR', '1 234,50 €'],
    ['de-DE', 'EUR', '1.234,50 €'],
    ['en-GB', 'GBP', '£1,234.50'],
    ['de-CH', 'CHF', 'CHF 1’234.50'],
  ])('is written as in %s', (locale, currency, text) => {
    expect(formatMoney(money(123450, currency), locale).replaceAll('\u00a0', ' ')).toBe(text)
  })

  it.each([
    ['fr-FR', '−1 234,50 €'],
    ['de-DE', '−1.234,50 €'],
    ['en-GB', '−€1,234.50'],
  ])('has a minus below nothing, not a hyphen: %s', (locale, text) => {
    expect(formatMoney(money(-123450, 'EUR'), locale).replaceAll('\u00a0', ' ')).toBe(text)
  })

  it('shows cents of large amounts exactly', () => {
    expect(formatMoney(money(123456789012399, 'GBP'), 'en-GB')).toBe('£1,234,567,890,123.99')
  })
})

describe('a change in figures', () => {
  it.each([
    [-3, 'fr-FR', '−3'],
    [1200, 'de-DE', '+1.200'],
    [0, 'en-GB', '0'],
  ])('has its sign, none where nothing changed: %d in %s', (value, locale, text) => {
    expect(formatChange(value, locale)).toBe(text)
  })

  it('is written as its format says', () => {
    const percent = { style: 'percent', maximumFractionDigits: 1 } as const
    expect(formatChange(-0.125, 'en-GB', percent)).toBe('−12.5%')
  })
})

describe('an amount within a sentence', () => {
  it.each([
    [7900, 'fr-FR', '79\u00a0€'],
    [7950, 'fr-FR', '79,50\u00a0€'],
    [100000, 'de-DE', '1.000\u00a0€'],
    [100000, 'en-GB', '€1,000'],
  ])('%s in %s is %s', (minor, locale, text) => {
    expect(formatRoundMoney(eur(minor), locale)).toBe(text)
  })
})
