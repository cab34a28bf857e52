import { z } from 'zod'
import { layoutRequest } from '@/lib/order/order-work'
import { readStaff } from '@/server/http/actor'
import { problemResponse, route } from '@/server/http/answer'
import { refuseStaff, staffCall } from '@/server/http/staff-call'
import { layOutLine } from '@/server/layouts/lay-out-line'
import { readLayout } from '@/server/layouts/read-layout'
import { idSchema } from '@/server/orders/order-id'

const path = z.object({ id: idSchema, line: idSchema })

/** `GET` and `PUT /api/orders/{id}/lines/{line}/layout`: what a line is laid out from, and the design made of it (ORDER-24). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const place = path.safeParse(await params)
    if (!place.success) return problemResponse('not_found')
    const read = await readLayout(await readStaff(request), { order: place.data.id, line: place.data.line })
    if (!read.ok) return refuseStaff(request, read)
    return Response.json(read.layout, { headers: { 'cache-control': 'private, no-store' } })
  },
  PUT: staffCall({
    params: path,
    body: layoutRequest,
    work: (actor, { id: order, line, design }) => layOutLine(actor, { order, line, design }),
  }),
})
