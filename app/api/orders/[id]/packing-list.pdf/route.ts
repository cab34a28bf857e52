import { z } from 'zod'
import { readStaff } from '@/server/doors/http/actor'
import { fileResponse, parseQuery, problemResponse, route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { readPackingList } from '@/server/orders/shipments/papers'

const query = z.strictObject({ shipment: idSchema.optional() })

/** `GET /api/orders/{id}/packing-list.pdf`: what is left to send, or with `shipment` what is in that parcel, for staff. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const asked = parseQuery(query, request)
    if (!asked.ok) return asked.response
    const id = idSchema.safeParse((await params).id)
    if (!id.success) return problemResponse('not_found')
    const place = { order: id.data, shipment: asked.value.shipment ?? null }
    const made = await readPackingList(await readStaff(request), place)
    return made.ok ? fileResponse(made, 'inline') : problemResponse(made.code)
  },
})
