import { z } from 'zod'
import { hasAnyOf } from '@/lib/people/actor/can'
import { allowedBody } from '@/server/doors/http/allowed-body'
import { beforeJobs } from '@/server/doors/jobs/shoppers-first'
import { route } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'
import { senderOf } from '@/server/ground/http/sender'
import { asksToSave } from '@/server/orders/carts/save-cart'
import { placeOrder } from '@/server/orders/place-order'
import { answerStored, failed, keep, ownerOfFiles } from './keep'
import { list } from './list'

/**
 * With `saveType` keeps a cart. Else places an order and answers its id (ORDER-8, ORDER-15); the buyer reads it with the
 * code of `Location`. What waits for its company's approver is answered with 202.
 */
async function place(request: Request): Promise<Response> {
  const asked = await allowedBody(request, {
    may: actor => hasAnyOf(actor, 'order.place'),
    schema: z.unknown(),
  })
  if (!asked.ok) return asked.response
  const { actor, value: body } = asked
  if (asksToSave(body)) return keep(request, body)
  const refused = await refuseTooMany('orders', request)
  if (refused) return refused
  const key = request.headers.get('idempotency-key')
  const owner = ownerOfFiles(request)
  const placed = await beforeJobs(() => placeOrder(actor, { key, body, owner, sender: senderOf(request) }))
  if (!placed.ok) return failed(placed)
  const status = placed.created ? 201 : 200
  return answerStored(placed, placed.waits ? 202 : status)
}

export const { GET, POST, PUT, PATCH, DELETE } = route({ GET: list, POST: place })
