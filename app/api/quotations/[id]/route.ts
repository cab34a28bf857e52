import { problemResponse, route } from '@/server/http/answer'
import { quotationCall } from '@/server/http/quotation-call'
import { readQuotation } from '@/server/quotations/read-quotation'

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
