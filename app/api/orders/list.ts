import { ordersQuery } from '@/lib/doors/contract/orders'
import { pagingOf } from '@/lib/ground/contract/parameters'
import { readActor } from '@/server/doors/http/actor'
import { parseQuery, problemResponse } from '@/server/ground/http/answer'
import { listCarts } from '@/server/orders/carts/list-carts'
import { listOrders } from '@/server/orders/list-orders'

/** A client's own orders, or the carts that are kept for him. */
export async function list(request: Request): Promise<Response> {
  const query = parseQuery(ordersQuery, request)
  if (!query.ok) return query.response
  const actor = await readActor(request)
  const found =
    query.value.status === 'cart'
      ? await listCarts(actor)
      : await listOrders(actor, { ...query.value, ...pagingOf(query.value) })
  if (!found.ok) return problemResponse(found.code)
  return Response.json(found.list, { headers: { 'cache-control': 'private, no-store' } })
}
