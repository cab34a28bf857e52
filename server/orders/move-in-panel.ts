import 'server-only'
import { actorOfUser } from '@/cms/actor'
import type { OrderHooks } from '@/cms/order-state'
import { scopeOfRequest } from '@/server/ground/transaction'
import { moveWithin } from './move-by-staff'

/** Moves an order for a user of the panel, inside the transaction that Payload saves the form in. */
export const moveInPanel: OrderHooks['moveOrder'] = async (req, { order, to }) => {
  const scope = await scopeOfRequest(req)
  const moved = await moveWithin(scope, { order, to, actor: actorOfUser(req.user) })
  return moved.ok ? { ok: true } : moved
}
