import { z } from 'zod'
import { fileResponse, parseQuery, problemResponse, route } from '@/server/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { quotationActor } from '@/server/quotations/quotation-code'
import { readQuotationProof } from '@/server/quotations/read-files'

const path = z.object({ id: idSchema, version: idSchema, line: z.string().min(1).max(64) })
/** Of a line with several designs, which of them; counted from 1. */
const query = z.strictObject({ auth: z.string().max(500).optional(), part: idSchema.default(1) })

/** `GET /api/quotations/{id}/proofs/{version}/{line}`: a design as it was offered. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const asked = parseQuery(query, request)
    if (!asked.ok) return asked.response
    const place = path.safeParse(await params)
    if (!place.success) return problemResponse('not_found')
    const { auth, part } = asked.value
    const actor = await quotationActor(request, place.data.id, auth)
    const made = await readQuotationProof(actor, { ...place.data, part })
    return made.ok ? fileResponse(made, 'inline') : problemResponse(made.code)
  },
})
