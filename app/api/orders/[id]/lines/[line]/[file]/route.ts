import { z } from 'zod'
import { partQuery } from '@/lib/doors/contract/orders'
import { productionFiles } from '@/server/design/export/production-files'
import { readStaff } from '@/server/doors/http/actor'
import { fileResponse, parseQuery, problemResponse, route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { readProductionFile } from '@/server/orders/production'

const path = z.object({ id: idSchema, line: idSchema, file: z.enum(productionFiles) })

/** `GET /api/orders/{id}/lines/{line}/…`: preview and production files, for staff; for all others not found. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const parsed = path.safeParse(await params)
    if (!parsed.success) return problemResponse('not_found')
    const asked = parseQuery(partQuery, request)
    if (!asked.ok) return asked.response
    const { id: order, line, file } = parsed.data
    const place = { order, line, ...asked.value }
    const made = await readProductionFile(await readStaff(request), { ...place, file })
    if (!made.ok) return problemResponse(made.code, made.details ? { details: made.details } : {})
    return fileResponse(made, file === 'preview.svg' ? 'inline' : 'attachment')
  },
})
