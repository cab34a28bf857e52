import { quotationCall } from '@/server/doors/http/quotation-call'
import { problemResponse, route } from '@/server/ground/http/answer'
import { readQuotation } from '@/server/orders/quotations/read-quotation'

/** `GET /api/quotations/{id}`: a quotation for its client, with its code, or for staff. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const asked = await quotationCall(request, await params)
    if (!asked.ok) return asked.response
    const read = await readQuotation(asked.actor, asked.id)
    if (!read.ok) return problemResponse(read.code)
    return Response.json(read.quotation, { headers: { 'cache-control': 'private, no-store' } })
  },
})
