import type { CollectionBeforeChangeHook, RequestContext } from 'payload'
import { ValidationError } from 'payload'
import { changeOrderState } from '@/lib/order/change-state'
import { messageText, optionLabel } from './labels'
import type { Order } from './payload-types'

type Change = Pick<Order, 'status' | 'events' | 'paidAt'>

/** Who changes a state where it is no clerk: a payment service, a job. Given in the context of the write. */
const actorOf = (context: RequestContext) => (typeof context.actor === 'string' ? context.actor : 'system')

/**
 * Lets the state of an order go only where it may (product decisions §6), and writes each change down as an event with
 * its time and actor: whoever changes it, in the panel, over HTTP or in a use case.
 */
export const recordStateChange: CollectionBeforeChangeHook<Order> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const change = data as Partial<Change>
  if (operation !== 'update' || !originalDoc || !change.status || change.status === originalDoc.status)
    return data
  const clerk = req.user?.collection === 'admins' ? req.user : null
  const result = changeOrderState({
    from: originalDoc.status,
    to: change.status,
    method: originalDoc.method as Parameters<typeof changeOrderState>[0]['method'],
    actor: clerk ? 'admin' : actorOf(req.context),
    at: new Date(),
    ...(clerk && { data: { admin: clerk.id, email: clerk.email } }),
  })
  if (!result.ok) {
    const language = req.i18n?.language === 'de' || req.i18n?.language === 'en' ? req.i18n.language : 'fr'
    const states = result.allowed.map(state => optionLabel(state)[language]).join(', ')
    const message = states
      ? `${messageText('stateNotReachable', language)} ${states}.`
      : messageText('stateFinal', language)
    throw new ValidationError({ collection: 'orders', errors: [{ path: 'status', message }] }, req.t)
  }
  const events = [...(originalDoc.events ?? []), result.event]
  return { ...data, events, ...(result.paidAt && !originalDoc.paidAt && { paidAt: result.paidAt }) }
}
