import { z } from 'zod'
import { isFileHash } from '@/lib/import/sent-files'
import { fileResponse, parseQuery, problemResponse, route } from '@/server/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { quotationActor } from '@/server/quotations/quotation-code'
import { readQuotationPicture } from '@/server/quotations/read-files'

const path = z.object({ id: idSchema, hash: z.string().refine(isFileHash) })
const query = z.strictObject({ auth: z.string().max(500).optional() })

/** `GET /api/quotations/{id}/pictures/{hash}`: the picture of a line by word, for those who may read the quotation. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const asked = parseQuery(query, request)
    if (!asked.ok) return asked.response
    const place = path.safeParse(await params)
    if (!place.success) return problemResponse('not_found')
    const actor = await quotationActor(request, place.data.id, asked.value.auth)
    const found = await readQuotationPicture(actor, place.data)
    return found.ok ? fileResponse(found, 'inline') : problemResponse(found.code)
  },
})
