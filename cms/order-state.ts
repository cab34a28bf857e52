import { isDeepStrictEqual } from 'node:util'
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type Field,
  type PayloadRequest,
  type SelectFieldSingleValidation,
  ValidationError,
} from 'payload'
import { select } from 'payload/shared'
import type { MoveRefusal } from '@/lib/orders/order/move'
import { canChangeOrder, type OrderState, orderStates } from '@/lib/orders/order/states'
import { can } from '@/lib/people/actor/can'
import { actorOfUser } from './actor'
import { messageText, optionLabel } from './labels'
import type { Order } from './payload-types'

/** The only function that changes states. Provided by the process (shop-hooks.ts): cms knows no use case. */
export interface OrderHooks {
  /** Moves an order in the request's own transaction, as the member of the staff who asks. */
  moveOrder: (
    req: PayloadRequest,
    move: { order: number; to: OrderState },
  ) => Promise<{ ok: true } | MoveRefusal>
}

/** The sentence that says which states can be reached, in the clerk's language. */
function unreachable(from: OrderState, language: string | undefined): string {
  const known = language === 'de' || language === 'en' ? language : 'fr'
  const allowed = orderStates.filter(state => canChangeOrder(from, state))
  const names = allowed.map(state => optionLabel(state)[known]).join(', ')
  return names ? `${messageText('stateNotReachable', known)} ${names}.` : messageText('stateFinal', known)
}

/** Why an order stays where it is, in the clerk's language. */
function sentenceOf(refusal: MoveRefusal, language: string | undefined): string {
  switch (refusal.code) {
    case 'state_not_reachable':
      return unreachable(refusal.details.from, language)
    case 'layout_waiting':
      return `${messageText('layoutWaiting', language)} ${refusal.details.line}.`
    case 'approval_waiting':
      return `${messageText('approvalWaiting', language)} ${refusal.details.line}.`
    case 'company_waiting':
      return messageText('companyWaiting', language)
    default:
      return messageText('stateNotYours', language)
  }
}

/** Says beside the field what `moveOrder` would refuse, before anything is sent. */
export const checkState: SelectFieldSingleValidation = async (value, options) => {
  // A change of something else leaves the state alone.
  if (value === undefined && options.operation === 'update') return true
  const known = await select(value, options as Parameters<typeof select>[1])
  const from = options.previousValue as OrderState | undefined
  if (known !== true || !from || from === value) return known
  const language = options.req.i18n?.language
  const actor = actorOfUser(options.req.user)
  if (options.req.user && !can(actor, 'order.change-state', { from, to: value as OrderState }))
    return sentenceOf({ ok: false, code: 'forbidden' }, language)
  return canChangeOrder(from, value as OrderState) || unreachable(from, language)
}

/** The fields that really change: all others may have been changed by somebody else since this request read them. */
function onlyChanged(data: Partial<Order>, before: Order, fields: readonly Field[]): Partial<Order> {
  // These never change after the order, but Payload requires them at each change.
  const asked = new Set(
    fields.flatMap(field => ('required' in field && field.required && 'name' in field ? field.name : [])),
  )
  asked.delete('status')
  const kept = Object.entries(data).filter(
    ([name, value]) => asked.has(name) || !isDeepStrictEqual(value, before[name as keyof Order]),
  )
  return Object.fromEntries(kept)
}

/** The fields of an order that are changed through Payload: its state, and the bank's reference of its payment. */
const changeable: readonly string[] = ['status', 'paymentReference'] satisfies (keyof Order)[]

/**
 * Refuses by name every other field of an order in a change by staff (ORDER-9): Payload would ignore it without a word, and answer that all
 * was done.
 */
export const refuseFrozen: CollectionBeforeOperationHook<'orders'> = ({ args, operation, req }) => {
  const { data, overrideAccess } = args as { data?: object; overrideAccess?: boolean }
  if ((operation !== 'update' && operation !== 'updateByID') || overrideAccess || !data) return args
  const frozen = Object.keys(data).filter(name => !changeable.includes(name))
  if (frozen.length === 0) return args
  const message = messageText('frozen', req.i18n?.language)
  const errors = frozen.map(path => ({ path, message }))
  throw new ValidationError({ collection: 'orders', errors, req }, req.t)
}

/**
 * Sends each change of state through Payload to the shop's one function for it (ORDER-17), and writes only what was
 * changed: payments and jobs write an order at the same time.
 */
export function movingOrders({ moveOrder }: OrderHooks): CollectionBeforeChangeHook<Order> {
  return async ({ collection, data, originalDoc, operation, req }) => {
    if (operation !== 'update' || !originalDoc) return data
    const changed = onlyChanged(data, originalDoc, collection.fields)
    if (!changed.status) return changed
    const moved = await moveOrder(req, { order: originalDoc.id, to: changed.status })
    if (moved.ok) return changed
    const message = sentenceOf(moved, req.i18n?.language)
    throw new ValidationError({ collection: 'orders', errors: [{ message, path: 'status' }], req }, req.t)
  }
}
