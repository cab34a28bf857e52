import { z } from 'zod'
import { approvalRequest } from '@/lib/order/order-work'
import { readActor } from '@/server/http/actor'
import { parseBody, parseQuery, problemResponse, route } from '@/server/http/answer'
import { refuseTooMany } from '@/server/http/limits'
import { refuseForeign } from '@/server/http/origin'
import { answerLayout } from '@/server/layouts/answer-layout'
import { idSchema } from '@/server/orders/order-id'

const query = z.strictObject({ auth: z.string().max(500).optional() })

/** `POST /api/orders/{id}/approvals`: what the buyer says of a design that the workshop made for a line (ORDER-24). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request, { params }) => {
    const refused = refuseForeign(request) ?? (await refuseTooMany('orders', request))
    if (refused) return refused
    const asked = parseQuery(query, request)
    if (!asked.ok) return asked.response
    const id = idSchema.safeParse((await params).id)
    if (!id.success) return problemResponse('not_found')
    const body = await parseBody(approvalRequest, request, 10_000)
    if (!body.ok) return body.response
    const actor = await readActor(request, { auth: asked.value.auth, order: id.data })
    const done = await answerLayout(actor, { order: id.data, ...body.value })
    if (!done.ok) return problemResponse(done.code, done.details ? { details: done.details } : {})
    return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } })
  },
})
