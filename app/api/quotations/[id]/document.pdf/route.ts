import { z } from 'zod'
import { fileResponse, parseQuery, problemResponse, route } from '@/server/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { quotationActor } from '@/server/quotations/quotation-code'
import { readQuotationPdf } from '@/server/quotations/read-files'

const path = z.object({ id: idSchema })
const query = z.strictObject({ auth: z.string().max(500).optional(), version: idSchema })

/** `GET /api/quotations/{id}/document.pdf`: a version as it was sent. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const asked = parseQuery(query, request)
    if (!asked.ok) return asked.response
    const place = path.safeParse(await params)
    if (!place.success) return problemResponse('not_found')
    const { id } = place.data
    const { auth, version } = asked.value
    const made = await readQuotationPdf(await quotationActor(request, id, auth), { id, version })
    return made.ok ? fileResponse(made, 'attachment') : problemResponse(made.code)
  },
})
