import { readStaff } from '@/server/doors/http/actor'
import { fileResponse, problemResponse, route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { readProductionArchive } from '@/server/orders/production'

/** `GET /api/orders/{id}/production.zip`: what an order's lines are made from, in one file, for staff. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const id = idSchema.safeParse((await params).id)
    if (!id.success) return problemResponse('not_found')
    const made = await readProductionArchive(await readStaff(request), { order: id.data })
    if (!made.ok) return problemResponse(made.code, made.details ? { details: made.details } : {})
    return fileResponse(made, 'attachment')
  },
})
