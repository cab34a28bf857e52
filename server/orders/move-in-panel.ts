import 'server-only'
import { actorOfUser } from '@/cms/actor'
import type { OrderHooks } from '@/cms/order-state'
import { moveOrder } from './move-order'
import { scopeOfRequest } from './transaction'

/** Moves an order for whoever works in the panel, inside the transaction that Payload saves the form in. */
export const moveInPanel: OrderHooks['moveOrder'] = async (req, { order, to }) => {
  const moved = await moveOrder(await scopeOfRequest(req), { order, to, actor: actorOfUser(req.user) })
  return moved.ok ? { ok: true } : moved
}
