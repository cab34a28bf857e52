import { describe, expect, it } from 'vitest'
import { money } from '@/lib/ground/money/money'
import { type AppliedDiscounts, applyDiscounts } from '@/lib/money/discount/apply'
import {
  chooseSession,
  discountKind,
  loyaltyCoupon,
  RETAILER_COUPON,
  sessionDiscount,
} from '@/lib/money/discount/session'
import type { Discount } from '@/lib/product/item/item'
import fc, { runs } from '@/tests/support/properties'

const goods = (...minors: number[]) => minors.map(minor => ({ kind: 'stamp', amount: money(minor, 'EUR') }))
const retailer: Discount = { coupon: RETAILER_COUPON, value: 20, type: 'percent' }
const loyalty = (level: number, value: number): Discount => ({
  coupon: loyaltyCoupon(level),
  value,
  type: 'percent',
})
const percent = (value: number, uses?: number): Discount => ({
  coupon: 'SPRING',
  value,
  type: 'percent',
  ...(uses !== undefined && { uses }),
})
const coupons = (...named: Discount[]) => ({ session: null, coupons: named })
const euro = (value: number): Discount => ({ coupon: 'TENNER', value, type: 'euro' })

function applied(...args: Parameters<typeof applyDiscounts>): AppliedDiscounts {
  const result = applyDiscounts(...args)
  if (!result.ok) throw new Error(result.code)
  return result
}

describe('the session discount', () => {
  it('is the retailer’s, or the loyalty level’s, whichever is higher', () => {
    expect(sessionDiscount({ retailer: true, loyaltyLevel: 6 })).toEqual(retailer)
    expect(sessionDiscount({ loyaltyLevel: 6 })).toEqual(loyalty(6, 15))
    expect(sessionDiscount({ loyaltyLevel: 0 })).toBeNull()
    expect(sessionDiscount({})).toBeNull()
  })

  it('is the retailer’s on a tie', () => {
    expect(sessionDiscount({ retailer: true, loyaltyLevel: 7 })).toEqual(retailer)
  })

  it('is one alone: of several the one that takes off most acts', () => {
    expect(chooseSession([loyalty(5, 10), retailer, loyalty(4, 8)])).toEqual(retailer)
  })

  it('is known by its coupon’s name', () => {
    expect([RETAILER_COUPON, 'SYSTEM_LOYALTY_3', 'SYSTEM_RETAILER_2', 'spring'].map(discountKind)).toEqual([
      'retailer',
      'loyalty',
      'coupon',
      'coupon',
    ])
  })
})

describe('discounts', () => {
  it('take the session’s percentage first and the coupon’s off what is left', () => {
    const { session, coupon } = applied(goods(10_000), { session: retailer, coupons: [percent(10)] })
    expect(session?.amount.minor).toBe(2000)
    expect(coupon?.amount.minor).toBe(800)
  })

  it('compute a percentage once and give the odd cent to the earlier line', () => {
    const { session } = applied(goods(333, 333, 333), { session: retailer, coupons: [] })
    expect(session?.amount.minor).toBe(200)
    expect(session?.perLine.map(part => part.minor)).toEqual([67, 67, 66])
  })

  it('cap a euro coupon at what is left', () => {
    const { coupon } = applied(goods(400, 200), { session: retailer, coupons: [euro(10)] })
    expect(coupon?.amount.minor).toBe(480)
    expect(coupon?.perLine.map(part => part.minor)).toEqual([320, 160])
  })

  it('convert a euro coupon by the rate of the list', () => {
    const pounds = [{ kind: 'stamp', amount: money(5000, 'GBP') }]
    expect(applied(pounds, coupons(euro(10)), 0.9).coupon?.amount).toEqual(money(900, 'GBP'))
  })

  it('of some kinds of product act on these alone, and from their minimum', () => {
    const mixed = [
      { kind: 'sign', amount: money(4000, 'EUR') },
      { kind: 'stamp', amount: money(1000, 'EUR') },
    ]
    const stamps = { ...percent(10), kinds: ['stamp'] }
    expect(applied(mixed, coupons(stamps)).coupon?.perLine.map(part => part.minor)).toEqual([0, 100])
    expect(applied(mixed, coupons({ ...euro(50), kinds: ['stamp'] })).coupon?.amount.minor).toBe(1000)
    expect(applyDiscounts(mixed, coupons({ ...percent(10), kinds: ['rubber'] }))).toEqual({
      ok: false,
      code: 'discount_kind',
      subject: 'SPRING',
    })
    expect(applied(mixed, coupons({ ...stamps, minimum: 10 })).coupon?.amount.minor).toBe(100)
    expect(applyDiscounts(mixed, coupons({ ...stamps, minimum: 10.01 }))).toEqual({
      ok: false,
      code: 'discount_minimum',
      subject: 'SPRING',
      minimum: money(1001, 'EUR'),
    })
    // Goods count before discounts, and the minimum is converted like the coupon.
    expect(
      applied(mixed, { session: retailer, coupons: [{ ...percent(10), minimum: 50 }] }).coupon,
    ).not.toBeNull()
    expect(applyDiscounts(mixed, coupons({ ...percent(10), minimum: 50 }), 1.1).ok).toBe(false)
  })

  it('for single products act on these alone, from their minimum, and say on how many lines', () => {
    const mixed = [
      { kind: 'stamp', slug: 'model-trodat-printy-4912', amount: money(4000, 'EUR') },
      { kind: 'stamp', slug: 'model-trodat-printy-4913', amount: money(1000, 'EUR') },
      { kind: 'magic', amount: money(500, 'EUR') },
    ]
    const one = { ...percent(10), products: ['model-trodat-printy-4913', 'sign-pvc'] }
    const { coupon } = applied(mixed, coupons(one))
    expect(coupon?.perLine.map(part => part.minor)).toEqual([0, 100, 0])
    expect(coupon?.lines).toBe(1)
    expect(applied(mixed, coupons(percent(10))).coupon?.lines).toBeUndefined()
    expect(applied(mixed, coupons({ ...one, ...euro(50) })).coupon?.amount.minor).toBe(1000)
    // Both conditions hold: of the kinds, these products.
    for (const none of [{ products: ['sign-pvc'] }, { ...one, kinds: ['sign'] }])
      expect(applyDiscounts(mixed, coupons({ ...percent(10), ...none }))).toEqual({
        ok: false,
        code: 'discount_product',
        subject: 'SPRING',
      })
    expect(applyDiscounts(mixed, coupons({ ...one, minimum: 10.01 }))).toMatchObject({
      code: 'discount_minimum',
    })
  })

  it('are refused by name when there are two coupons, none is left, or the value is none', () => {
    const other = { ...euro(5), coupon: 'OTHER' }
    expect(applyDiscounts(goods(100), coupons(euro(1), other))).toEqual({
      ok: false,
      code: 'too_many_coupons',
      subject: 'OTHER',
    })
    expect(applyDiscounts(goods(100), coupons(percent(10, 0)))).toEqual({
      ok: false,
      code: 'discount_exhausted',
      subject: 'SPRING',
    })
    for (const value of [-1, 101, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(applyDiscounts(goods(100), coupons(percent(value)))).toEqual({
        ok: false,
        code: 'discount_invalid',
        subject: 'SPRING',
      })
    }
    expect(applied(goods(100), coupons(percent(10, 1))).coupon?.amount.minor).toBe(10)
  })

  it('are refused where the shop’s own is sent as a coupon', () => {
    expect(applyDiscounts(goods(100), coupons(retailer))).toMatchObject({
      code: 'discount_invalid',
    })
  })

  it('do nothing to nothing', () => {
    expect(applied([], { session: retailer, coupons: [euro(10)] })).toMatchObject({
      session: { amount: { minor: 0 }, perLine: [] },
      coupon: { amount: { minor: 0 } },
    })
    expect(applied(goods(100), coupons())).toEqual({ ok: true, session: null, coupon: null })
  })

  it('never take a line below zero, and every share adds up', () => {
    const lines = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 15 })
    const session = fc.option(
      fc.constantFrom(retailer, ...[2, 3, 5, 8, 10, 15, 20].map((v, i) => loyalty(i + 1, v))),
    )
    const coupon = fc.option(
      fc.oneof(
        fc.double({ min: 0, max: 100, noNaN: true }).map(v => percent(v)),
        fc.integer({ min: 0, max: 100_000 }).map(cents => euro(cents / 100)),
      ),
    )
    fc.assert(
      fc.property(lines, session, coupon, (minors, first, second) => {
        const whole = minors.reduce((sum, minor) => sum + minor, 0)
        const result = applied(goods(...minors), { session: first, coupons: second ? [second] : [] })
        const off = [result.session, result.coupon]
        for (const acting of off) {
          if (!acting) continue
          expect(acting.perLine.reduce((sum, part) => sum + part.minor, 0)).toBe(acting.amount.minor)
        }
        minors.forEach((minor, index) => {
          const taken = off.map(acting => acting?.perLine[index]?.minor ?? 0)
          expect(Math.min(...taken)).toBeGreaterThanOrEqual(0)
          expect(taken.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(minor)
        })
        if (first) expect(result.session?.amount.minor).toBe(Math.round((whole * first.value) / 100))
      }),
      { numRuns: runs(2000, 50_000) },
    )
  })
})
