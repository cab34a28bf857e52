import 'server-only'
import { actorOfUser } from '@/cms/actor'
import type { OrderHooks } from '@/cms/order-state'
import { recordByHand } from '../payments/record-by-hand'
import { moveOrder } from './move-order'
import { scopeOfRequest } from './transaction'

/** Moves an order for whoever works in the panel, inside the transaction that Payload saves the form in. */
export const moveInPanel: OrderHooks['moveOrder'] = async (req, { order, to }) => {
  const scope = await scopeOfRequest(req)
  const actor = actorOfUser(req.user)
  const moved = await moveOrder(scope, { order, to, actor })
  if (!moved.ok) return moved
  // Whoever calls an order paid has seen the money.
  if (to === 'paid') await recordByHand(scope, order, actor)
  return { ok: true }
}
