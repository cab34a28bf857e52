import { z } from 'zod'
import { codeQuery } from '@/lib/doors/contract/orders'
import { readActor } from '@/server/doors/http/actor'
import { fileResponse, parseQuery, problemResponse, route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { readProof } from '@/server/orders/production'

const path = z.object({ id: idSchema, line: idSchema })
/** Of a line with several designs, such as a pack's, which of them; counted from 1. */
const query = codeQuery.extend({
  part: idSchema.default(1),
  /** Hash of the outlines, so that a browser that has cached others asks again. */
  hash: z.string().max(64).optional(),
})

/** `GET /api/orders/{id}/proofs/{line}`: a design as it was approved, for those who may read the order. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const asked = parseQuery(query, request)
    if (!asked.ok) return asked.response
    const parsed = path.safeParse(await params)
    if (!parsed.success) return problemResponse('not_found')
    const { id: order, line } = parsed.data
    const actor = await readActor(request, { auth: asked.value.auth, order })
    const made = await readProof(actor, { order, line, part: asked.value.part })
    return made.ok ? fileResponse(made, 'inline') : problemResponse(made.code)
  },
})
