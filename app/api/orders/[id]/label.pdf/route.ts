import { readStaff } from '@/server/doors/http/actor'
import { fileResponse, problemResponse, route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { readLabel } from '@/server/orders/shipments/papers'

/** `GET /api/orders/{id}/label.pdf`: the address label of an order, for staff. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const id = idSchema.safeParse((await params).id)
    if (!id.success) return problemResponse('not_found')
    const made = await readLabel(await readStaff(request), { order: id.data })
    return made.ok ? fileResponse(made, 'inline') : problemResponse(made.code)
  },
})
