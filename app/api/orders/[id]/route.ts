import { codeQuery } from '@/lib/contract/orders'
import { isSavedCart } from '@/lib/contract/saved-carts'
import { readCart } from '@/server/carts/read-cart'
import { readActor } from '@/server/http/actor'
import { parseQuery, problemResponse, route } from '@/server/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { readOrder } from '@/server/orders/read-order'

/** `GET /api/orders/{id}` with the order's `auth`, as its client, or as staff (ORDER-16); a saved cart likewise. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const parsed = parseQuery(codeQuery, request)
    if (!parsed.ok) return parsed.response
    const id = idSchema.safeParse((await params).id)
    if (!id.success) return problemResponse('not_found')
    const { auth } = parsed.value
    const found = isSavedCart(id.data)
      ? await readCart(await readActor(request), { id: id.data, auth })
      : await readOrder(await readActor(request, { auth, order: id.data }), { id: id.data })
    if (!found.ok) return problemResponse(found.code)
    return Response.json(found.order, { headers: { 'cache-control': 'private, no-store' } })
  },
})
