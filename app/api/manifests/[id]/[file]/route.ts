import { z } from 'zod'
import { readStaff } from '@/server/doors/http/actor'
import { refuseStaff } from '@/server/doors/http/staff-call'
import { fileResponse, problemResponse, route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { manifestFiles, readManifestFile } from '@/server/orders/shipments/manifest-files'

const path = z.object({ id: idSchema, file: z.enum(manifestFiles) })

/** `GET /api/manifests/{id}/…`: a list of what a carrier took, to be signed or read in, the same whenever it is asked for. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const asked = path.safeParse(await params)
    if (!asked.success) return problemResponse('not_found')
    const made = await readManifestFile(await readStaff(request), asked.data)
    if (!made.ok) return refuseStaff(request, made)
    return fileResponse(made, 'attachment')
  },
})
