import { z } from 'zod'
import { partQuery } from '@/lib/doors/contract/orders'
import { layoutRequest } from '@/lib/orders/order/order-work'
import { readStaff } from '@/server/doors/http/actor'
import { refuseStaff, staffCall } from '@/server/doors/http/staff-call'
import { parseQuery, problemResponse, route } from '@/server/ground/http/answer'
import { layOutLine } from '@/server/orders/layouts/lay-out-line'
import { readLayout } from '@/server/orders/layouts/read-layout'
import { idSchema } from '@/server/orders/order-id'

const path = z.object({ id: idSchema, line: idSchema })

/** `GET` and `PUT /api/orders/{id}/lines/{line}/layout?part=…`: what a design is laid out from, and what was made of it (ORDER-24). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const place = path.safeParse(await params)
    if (!place.success) return problemResponse('not_found')
    const asked = parseQuery(partQuery, request)
    if (!asked.ok) return asked.response
    const { id: order, line } = place.data
    const read = await readLayout(await readStaff(request), { order, line, ...asked.value })
    if (!read.ok) return refuseStaff(request, read)
    return Response.json(read.layout, { headers: { 'cache-control': 'private, no-store' } })
  },
  PUT: staffCall({
    params: path,
    query: partQuery,
    right: 'order.lay-out',
    body: layoutRequest,
    stranger: 'not_found',
    work: (actor, { id: order, line, part, design }) => layOutLine(actor, { order, line, part, design }),
  }),
})
