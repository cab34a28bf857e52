import { z } from 'zod'
import { hasAnyOf } from '@/lib/actor/can'
import { asksToSave } from '@/server/carts/save-cart'
import { readActor } from '@/server/http/actor'
import { parseBody, problemResponse, route } from '@/server/http/answer'
import { refuseTooMany } from '@/server/http/limits'
import { refuseForeign } from '@/server/http/origin'
import { beforeJobs } from '@/server/jobs/shoppers-first'
import { placeOrder } from '@/server/orders/place-order'
import { answerStored, failed, keep, ownerOfFiles } from './keep'
import { list } from './list'

/**
 * With `saveType` keeps a cart. Else places an order and answers its id (ORDER-8, ORDER-15); the buyer reads it with the
 * code of `Location`. What waits for its company's approver is answered with 202.
 */
async function place(request: Request): Promise<Response> {
  const foreign = refuseForeign(request)
  if (foreign) return foreign
  const actor = await readActor(request)
  if (!hasAnyOf(actor, 'order.place')) return problemResponse('forbidden')
  const body = await parseBody(z.unknown(), request)
  if (!body.ok) return body.response
  if (asksToSave(body.value)) return keep(request, body.value)
  const refused = await refuseTooMany('orders', request)
  if (refused) return refused
  const key = request.headers.get('idempotency-key')
  const owner = ownerOfFiles(request)
  const placed = await beforeJobs(() => placeOrder(actor, { key, body: body.value, owner }))
  if (!placed.ok) return failed(placed)
  const status = placed.created ? 201 : 200
  return answerStored(placed, placed.waits ? 202 : status)
}

export const { GET, POST, PUT, PATCH, DELETE } = route({ GET: list, POST: place })
