import { z } from 'zod'
import { draftRequest } from '@/lib/orders/quotations/requests'
import { readStaff } from '@/server/doors/http/actor'
import { refuseStaff, staffCall } from '@/server/doors/http/staff-call'
import { problemResponse, route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { readDraft, saveDraft } from '@/server/orders/quotations/work-on-draft'

const path = z.object({ id: idSchema })

/** `GET` and `PUT /api/quotations/{id}/draft`: a quotation as staff work on it (QUOTATION-3). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const place = path.safeParse(await params)
    if (!place.success) return problemResponse('not_found')
    const read = await readDraft(await readStaff(request), place.data)
    if (!read.ok) return refuseStaff(request, read)
    return Response.json(read.quotation, { headers: { 'cache-control': 'private, no-store' } })
  },
  PUT: staffCall({
    params: path,
    right: 'quotation.edit',
    body: draftRequest,
    stranger: 'not_found',
    work: async (actor, asked) => saveDraft(actor, asked),
  }),
})
