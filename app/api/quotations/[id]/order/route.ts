import { orderPath } from '@/lib/doors/contract/saved-carts'
import { quotationOrderRequest } from '@/lib/orders/quotations/requests'
import { getContent } from '@/server/catalogue/content'
import { remember } from '@/server/catalogue/content/remember'
import { quotationWrite } from '@/server/doors/http/quotation-call'
import { problemResponse, route } from '@/server/ground/http/answer'
import { orderQuotation } from '@/server/orders/quotations/order-quotation'

const bodySchema = () =>
  remember('quotation-order-schema', async () =>
    quotationOrderRequest((await getContent().catalogue()).countries),
  )

/** `POST /api/quotations/{id}/order`: an accepted quotation as an order (QUOTATION-6); answers its number as an order does. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request, { params }) => {
    const asked = await quotationWrite(request, await params, await bodySchema())
    if (!asked.ok) return asked.response
    const done = await orderQuotation(asked.actor, asked.id, asked.body)
    if (!done.ok) return problemResponse(done.code, done.details ? { details: done.details } : {})
    const headers = { location: orderPath(done.id, done.auth), 'cache-control': 'no-store' }
    return Response.json(done.id, { status: done.waits ? 202 : 201, headers })
  },
})
