import { describe, expect, it } from 'vitest'
import { changeOrderState } from '@/lib/orders/order/change-state'

const at = new Date('2026-11-21T09:00:00Z')

describe('a change of an order’s state', () => {
  it('leaves an event with time and actor', () => {
    const change = { from: 'paid', to: 'in-production', actor: 'admin', at, data: { admin: 3 } } as const
    expect(changeOrderState(change)).toEqual({
      ok: true,
      event: { ...change, at: at.toISOString(), type: 'state' },
    })
  })

  it('to paid says when it was paid', () => {
    const result = changeOrderState({ from: 'awaiting-payment', to: 'paid', actor: 'admin', at })
    expect(result).toMatchObject({ ok: true, paidAt: at.toISOString() })
  })

  it('that is not allowed names the states that are', () => {
    const result = changeOrderState({ from: 'awaiting-payment', to: 'shipped', actor: 'admin', at })
    expect(result).toEqual({ ok: false, code: 'state_not_reachable', allowed: ['paid', 'cancelled'] })
  })
})
