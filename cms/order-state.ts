import type { CollectionBeforeChangeHook, RequestContext, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'
import { can } from '@/lib/actor/can'
import { changeOrderState } from '@/lib/order/change-state'
import { canChangeOrder, type OrderState, orderStates } from '@/lib/order/states'
import { actorOfUser } from './actor'
import { messageText, optionLabel } from './labels'
import type { Order } from './payload-types'

/** Who changes a state where it is no clerk: a payment service, a job. Given in the context of the write. */
const actorOf = (context: RequestContext) => (typeof context.actor === 'string' ? context.actor : 'system')

/** The sentence that says which states can be reached, in the clerk's language. */
function refusal(from: OrderState, language: string | undefined): string {
  const known = language === 'de' || language === 'en' ? language : 'fr'
  const allowed = orderStates.filter(state => canChangeOrder(from, state))
  const names = allowed.map(state => optionLabel(state)[known]).join(', ')
  return names ? `${messageText('stateNotReachable', known)} ${names}.` : messageText('stateFinal', known)
}

/** Lets the state of an order go only where it may (ORDER-17): in the panel, over HTTP, in a use case. */
export const checkState: SelectFieldSingleValidation = async (value, options) => {
  const known = await select(value, options as Parameters<typeof select>[1])
  const from = options.previousValue as OrderState | undefined
  if (known !== true || !from || from === value) return known
  const actor = actorOfUser(options.req.user)
  if (options.req.user && !can(actor, 'order.change-state', { from, to: value as OrderState }))
    return messageText('stateNotYours', options.req.i18n?.language)
  return canChangeOrder(from, value as OrderState) || refusal(from, options.req.i18n?.language)
}

/** Writes each change of state down as an event with its time and actor. What may not be changed is `checkState`'s. */
export const recordStateChange: CollectionBeforeChangeHook<Order> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const to = data.status
  if (operation !== 'update' || !originalDoc || !to || to === originalDoc.status) return data
  const clerk = req.user?.collection === 'admins' ? req.user : null
  const result = changeOrderState({
    from: originalDoc.status,
    to,
    actor: clerk ? 'admin' : actorOf(req.context),
    at: new Date(),
    ...(clerk && { data: { admin: clerk.id, email: clerk.email } }),
  })
  if (!result.ok) return data
  const events = [...(originalDoc.events ?? []), result.event]
  return { ...data, events, ...(result.paidAt && !originalDoc.paidAt && { paidAt: result.paidAt }) }
}
