import config from '@payload-config'
import { getPayload } from 'payload'
import { z } from 'zod'
import { parseQuery, problemResponse, route } from '@/server/http/answer'
import { isStaffRequest } from '@/server/http/staff'
import { idSchema } from '@/server/orders/order-id'
import { readOrder } from '@/server/orders/read-order'

const query = z.strictObject({ auth: z.string().max(500).optional() })

/** `GET /api/orders/{id}` with the order's `auth`, or as staff (specification §7). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const parsed = parseQuery(query, request)
    if (!parsed.ok) return parsed.response
    const id = idSchema.safeParse((await params).id)
    if (!id.success) return problemResponse('not_found')
    const payload = await getPayload({ config })
    const isStaff = await isStaffRequest(payload, request)
    const found = await readOrder(payload, id.data, { auth: parsed.value.auth ?? null, isStaff })
    if (!found.ok) return problemResponse(found.code)
    return Response.json(found.order, { headers: { 'cache-control': 'private, no-store' } })
  },
})
