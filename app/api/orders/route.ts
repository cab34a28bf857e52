import { z } from 'zod'
import { ordersQuery } from '@/lib/contract/orders'
import { pagingOf } from '@/lib/contract/parameters'
import { orderPath } from '@/lib/contract/saved-carts'
import { saveTypes } from '@/lib/order/save-payload'
import { listCarts } from '@/server/carts/list-carts'
import { asksToSave, saveCart } from '@/server/carts/save-cart'
import { readActor } from '@/server/http/actor'
import { parseBody, parseQuery, problemResponse, route } from '@/server/http/answer'
import { ownerOf } from '@/server/http/browser-key'
import { refuseTooMany } from '@/server/http/limits'
import { refuseForeign } from '@/server/http/origin'
import { beforeJobs } from '@/server/jobs/shoppers-first'
import { listOrders } from '@/server/orders/list-orders'
import type { OrderFailure } from '@/server/orders/order-failure'
import { placeOrder } from '@/server/orders/place-order'
import { pictureKey } from '@/server/own-pictures/picture-key'

/** A client's own orders, or the carts that are kept for him. */
async function list(request: Request): Promise<Response> {
  const query = parseQuery(ordersQuery, request)
  if (!query.ok) return query.response
  const actor = await readActor(request)
  const found =
    query.value.status === 'cart' ? await listCarts(actor) : await listOrders(actor, pagingOf(query.value))
  if (!found.ok) return problemResponse(found.code)
  return Response.json(found.list, { headers: { 'cache-control': 'private, no-store' } })
}

/** The answer to what was ordered or kept: its number, and in `Location` where its sender reads it. */
function answerStored({ id, auth }: { id: number; auth: string }, status: 200 | 201): Response {
  const headers = { location: orderPath(id, auth), 'cache-control': 'no-store' }
  return Response.json(id, { status, headers })
}

const failed = ({ code, details }: OrderFailure) => problemResponse(code, details ? { details } : {})

const saveLimits = { auto: 'saves', share: 'shares', quotation: 'shares' } as const

/** Keeps a cart and answers its number (ORDER-6). */
async function keep(request: Request, body: object): Promise<Response> {
  const { saveType, auth } = body as { saveType?: unknown; auth?: unknown }
  const limit = saveTypes.find(known => known === saveType) ?? 'share'
  const refused = await refuseTooMany(saveLimits[limit], request)
  if (refused) return refused
  const actor = await readActor(request, { auth: typeof auth === 'string' ? auth : null })
  const saved = await saveCart(actor, body)
  return saved.ok ? answerStored(saved, 201) : failed(saved)
}

/**
 * With `saveType` keeps a cart. Else places an order and answers its id (ORDER-8, ORDER-15); the buyer reads it with the
 * code of `Location`.
 */
async function place(request: Request): Promise<Response> {
  const foreign = refuseForeign(request)
  if (foreign) return foreign
  const body = await parseBody(z.unknown(), request)
  if (!body.ok) return body.response
  if (asksToSave(body.value)) return keep(request, body.value)
  const refused = await refuseTooMany('orders', request)
  if (refused) return refused
  const actor = await readActor(request)
  const key = request.headers.get('idempotency-key')
  const visitor = pictureKey.read(request)
  const owner = visitor === null ? null : ownerOf(visitor)
  const placed = await beforeJobs(() => placeOrder(actor, { key, body: body.value, owner }))
  return placed.ok ? answerStored(placed, placed.created ? 201 : 200) : failed(placed)
}

export const { GET, POST, PUT, PATCH, DELETE } = route({ GET: list, POST: place })
