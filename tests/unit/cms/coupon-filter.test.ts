import type { Where, WhereField } from 'payload'
import { describe, expect, it } from 'vitest'
import { whereCouponState, withoutState } from '@/cms/coupon-filter'
import { type CouponTerms, couponState, couponStates } from '@/lib/money/discount/coupon-state'
import fc from '@/tests/support/properties'

const at = new Date('2026-11-23T12:00:00Z')

/** Whether a coupon meets conditions, read as the database reads them. */
function meets(coupon: CouponTerms & { id: number }, where: Where): boolean {
  return Object.entries(where).every(([name, condition]) => {
    if (name === 'and') return (condition as Where[]).every(part => meets(coupon, part))
    if (name === 'or') return (condition as Where[]).some(part => meets(coupon, part))
    const value = (coupon as unknown as Record<string, unknown>)[name] ?? null
    return Object.entries(condition as Record<string, unknown>).every(([operator, bound]) => {
      if (operator === 'exists') return (value !== null) === bound
      if (value === null) return false
      const [left, right] =
        typeof bound === 'string' ? [Date.parse(String(value)), Date.parse(bound)] : [value, bound]
      const [a, b] = [Number(left), Number(right)]
      if (operator === 'greater_than') return a > b
      if (operator === 'greater_than_equal') return a >= b
      if (operator === 'less_than') return a < b
      if (operator === 'less_than_equal') return a <= b
      throw new Error(`no operator ${operator}`)
    })
  })
}

const moment = fc.option(
  fc.integer({ min: -2, max: 2 }).map(days => new Date(at.getTime() + days * 86_400_000).toISOString()),
)
const coupons = fc.record({
  id: fc.constant(1),
  validFrom: moment,
  validUntil: moment,
  uses: fc.option(fc.integer({ min: -1, max: 2 })),
})

describe('a list of coupons by their state', () => {
  it('has each coupon in the state that it is in, and in no other', () => {
    fc.assert(
      fc.property(coupons, coupon => {
        const found = couponStates.filter(state => meets(coupon, whereCouponState(state, at)))
        expect(found).toEqual([couponState(coupon, at.getTime())])
      }),
    )
  })

  it('replaces the state at every level, beside all other conditions', () => {
    fc.assert(
      fc.property(coupons, fc.constantFrom(...couponStates), (coupon, state) => {
        const is = couponState(coupon, at.getTime()) === state
        const asked = (condition: WhereField) =>
          meets(coupon, withoutState({ or: [{ and: [{ state: condition }, { id: { exists: true } }] }] }, at))
        expect(asked({ equals: state })).toBe(is)
        expect(asked({ not_equals: state })).toBe(!is)
        expect(asked({ in: [state, 'other'] })).toBe(is)
        expect(asked({ equals: 'other' })).toBe(false)
        const loud = withoutState({ AND: [{ state: { equals: state } }] } as Where, at)
        expect(meets(coupon, { and: loud.AND as Where[] })).toBe(is)
      }),
    )
  })
})
