import type { z } from 'zod'
import { orderQuery } from '@/lib/doors/contract/orders'
import { isSavedCart } from '@/lib/doors/contract/saved-carts'
import { isQuotation } from '@/lib/orders/quotations/numbers'
import { readActor } from '@/server/doors/http/actor'
import { quotationActor } from '@/server/doors/http/quotation-actor'
import { parseQuery, problemResponse, route } from '@/server/ground/http/answer'
import { readCart } from '@/server/orders/carts/read-cart'
import { idSchema } from '@/server/orders/order-id'
import { readAsOrder } from '@/server/orders/quotations/read-as-order'
import { readOrder } from '@/server/orders/read-order'

/** The number itself says what it names: an order, a saved cart, or a quotation. */
async function readNumbered(request: Request, id: number, { auth, locale }: z.infer<typeof orderQuery>) {
  if (isSavedCart(id)) return readCart(await readActor(request), { id, auth })
  if (isQuotation(id)) return readAsOrder(await quotationActor(request, id, auth), id)
  return readOrder(await readActor(request, { auth, order: id }), { id, locale })
}

/** `GET /api/orders/{id}` with the order's `auth`, as its client, or as staff (ORDER-16); a saved cart and a quotation likewise. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const parsed = parseQuery(orderQuery, request)
    if (!parsed.ok) return parsed.response
    const id = idSchema.safeParse((await params).id)
    if (!id.success) return problemResponse('not_found')
    const found = await readNumbered(request, id.data, parsed.value)
    if (!found.ok) return problemResponse(found.code)
    return Response.json(found.order, { headers: { 'cache-control': 'private, no-store' } })
  },
})
