import config from '@payload-config'
import { getPayload } from 'payload'
import { z } from 'zod'
import { problemResponse, route } from '@/server/http/answer'
import { isStaffRequest } from '@/server/http/staff'
import { productionFiles, readProductionFile } from '@/server/orders/production'

const number = z.coerce.number().int().positive().max(2_147_483_647)
const path = z.object({ id: number, line: number, file: z.enum(productionFiles) })

/** `GET /api/orders/{id}/lines/{line}/…`: preview and production files, for staff; to all others there is nothing. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const parsed = path.safeParse(await params)
    const payload = await getPayload({ config })
    if (!parsed.success || !(await isStaffRequest(payload, request))) return problemResponse('not_found')
    const { id, line, file } = parsed.data
    const made = await readProductionFile(payload, id, line, file)
    if (!made.ok) return problemResponse(made.code, made.details ? { details: made.details } : {})
    const disposition = file === 'preview.svg' ? 'inline' : 'attachment'
    return new Response(typeof made.body === 'string' ? made.body : Buffer.from(made.body), {
      headers: {
        'content-type': made.type,
        'content-disposition': `${disposition}; filename="${made.name}"`,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cache-control': 'private, no-store',
      },
    })
  },
})
