import { z } from 'zod'
import { ordersQuery } from '@/lib/contract/orders'
import { pagingOf } from '@/lib/contract/parameters'
import { readActor } from '@/server/http/actor'
import { parseBody, parseQuery, problemResponse, route } from '@/server/http/answer'
import { ownerOf } from '@/server/http/browser-key'
import { refuseTooMany } from '@/server/http/limits'
import { refuseForeign } from '@/server/http/origin'
import { beforeJobs } from '@/server/jobs/shoppers-first'
import { listOrders } from '@/server/orders/list-orders'
import { placeOrder } from '@/server/orders/place-order'
import { pictureKey } from '@/server/own-pictures/picture-key'

/** A client's own orders. */
async function list(request: Request): Promise<Response> {
  const query = parseQuery(ordersQuery, request)
  if (!query.ok) return query.response
  const found = await listOrders(await readActor(request), pagingOf(query.value))
  if (!found.ok) return problemResponse(found.code)
  return Response.json(found.list, { headers: { 'cache-control': 'private, no-store' } })
}

/** Places an order and answers its id (ORDER-8, ORDER-15). The buyer reads it with the code of `Location`. */
async function place(request: Request): Promise<Response> {
  const refused = refuseForeign(request) ?? (await refuseTooMany('orders', request))
  if (refused) return refused
  const body = await parseBody(z.unknown(), request)
  if (!body.ok) return body.response
  const actor = await readActor(request)
  const key = request.headers.get('idempotency-key')
  const visitor = pictureKey.read(request)
  const owner = visitor === null ? null : ownerOf(visitor)
  const placed = await beforeJobs(() => placeOrder(actor, { key, body: body.value, owner }))
  if (!placed.ok) return problemResponse(placed.code, placed.details ? { details: placed.details } : {})
  const location = `/api/orders/${placed.id}?auth=${placed.auth}`
  const headers = { location, 'cache-control': 'no-store' }
  return Response.json(placed.id, { status: placed.created ? 201 : 200, headers })
}

export const { GET, POST, PUT, PATCH, DELETE } = route({ GET: list, POST: place })
