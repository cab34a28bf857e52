import { orderLinkRequest } from '@/lib/doors/contract/orders'
import { countedBody } from '@/server/doors/http/counted-body'
import { route } from '@/server/ground/http/answer'
import { senderOf } from '@/server/ground/http/sender'
import { mailOrderLink } from '@/server/orders/mail-order-link'

/** `POST /api/order-links`: mails the link to an order. The answer does not tell whether there is such an order. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const body = await countedBody('links', orderLinkRequest, request, 5000)
    if (!body.ok) return body.response
    await mailOrderLink(body.value, senderOf(request))
    return new Response(null, { status: 202, headers: { 'cache-control': 'private, no-store' } })
  },
})
