import { orderLinkRequest } from '@/lib/contract/orders'
import { parseBody, route } from '@/server/http/answer'
import { refuseTooMany } from '@/server/http/limits'
import { refuseForeign } from '@/server/http/origin'
import { mailOrderLink } from '@/server/orders/mail-order-link'

/** `POST /api/order-links`: mails the link to an order. The answer does not tell whether there is such an order. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const refused = refuseForeign(request) ?? (await refuseTooMany('links', request))
    if (refused) return refused
    const body = await parseBody(orderLinkRequest, request, 5000)
    if (!body.ok) return body.response
    await mailOrderLink(body.value)
    return new Response(null, { status: 202, headers: { 'cache-control': 'private, no-store' } })
  },
})
