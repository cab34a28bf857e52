import type { CollectionBeforeOperationHook, Where } from 'payload'
import { type CouponState, couponStates } from '@/lib/money/discount/coupon-state'

/** The coupons that are in a state at a moment, by the same rule as `couponState`. */
export function whereCouponState(state: CouponState, at: Date): Where {
  const now = at.toISOString()
  const notOver: Where = {
    or: [{ validUntil: { exists: false } }, { validUntil: { greater_than_equal: now } }],
  }
  const begun: Where = { or: [{ validFrom: { exists: false } }, { validFrom: { less_than_equal: now } }] }
  const places: Record<CouponState, Where> = {
    over: { validUntil: { less_than: now } },
    planned: { and: [notOver, { validFrom: { greater_than: now } }] },
    running: { and: [notOver, begun, { uses: { greater_than: 0 } }] },
    'used-up': {
      and: [notOver, begun, { or: [{ uses: { exists: false } }, { uses: { less_than_equal: 0 } }] }],
    },
  }
  return places[state]
}

const stateNames: readonly string[] = couponStates
const namesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : String(value).split(',')).map(String)

/** Which states a condition on the state asks for; a value other than the four matches no coupon. */
function statesOf(condition: Record<string, unknown>): CouponState[] {
  const wanted = Object.entries(condition).map(([operator, value]) => {
    const named = new Set(namesIn(value))
    const isOut = operator === 'not_equals' || operator === 'not_in'
    return stateNames.filter(name => named.has(name) !== isOut)
  })
  return couponStates.filter(state => wanted.every(names => names.includes(state)))
}

/** A list's conditions, where those on the state, which has no column, are replaced by conditions on real columns. */
export function withoutState(where: Where, at: Date): Where {
  const { state, ...rest } = where
  const given = Object.fromEntries(
    Object.entries(rest).map(([name, condition]) => [
      name,
      /^(and|or)$/i.test(name) && Array.isArray(condition)
        ? condition.map(part => withoutState(part as Where, at))
        : condition,
    ]),
  ) as Where
  if (typeof state !== 'object' || Array.isArray(state)) return given
  const states = statesOf(state as Record<string, unknown>).map(name => whereCouponState(name, at))
  return { and: [given, states.length > 0 ? { or: states } : { id: { exists: false } }] }
}

/** Lists of coupons are filtered by their state, which changes with the hour. */
export const filterByState: CollectionBeforeOperationHook = ({ args }) => {
  const { where } = args as { where?: Where }
  return where ? { ...args, where: withoutState(where, new Date()) } : args
}
