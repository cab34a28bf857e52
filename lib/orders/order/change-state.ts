import { canChangeOrder, type OrderState, orderStates } from './states'

/** An event as an order stores it: a change of state with its time and who made it. */
export interface StateEvent {
  at: string
  type: 'state'
  actor: string
  from: OrderState
  to: OrderState
  data?: Record<string, unknown>
}

export interface StateChange {
  from: OrderState
  to: OrderState
  /** `admin`, `client`, a payment service or a job. */
  actor: string
  at: Date
  /** Of an admin: which one; never shown to the client. */
  data?: Record<string, unknown>
}

export type StateChangeResult =
  | { ok: true; event: StateEvent; paidAt?: string }
  | { ok: false; code: 'state_not_reachable'; allowed: OrderState[] }

/** The event that a change of state leaves behind, or the states that can be reached instead (ORDER-17). */
export function changeOrderState({ from, to, actor, at, data }: StateChange): StateChangeResult {
  if (!canChangeOrder(from, to)) {
    const allowed = orderStates.filter(state => canChangeOrder(from, state))
    return { ok: false, code: 'state_not_reachable', allowed }
  }
  const time = at.toISOString()
  const event: StateEvent = { at: time, type: 'state', actor, from, to, ...(data && { data }) }
  return { ok: true, event, ...(to === 'paid' && { paidAt: time }) }
}
