import { z } from 'zod'
import { readStaff } from '@/server/doors/http/actor'
import { staffCall } from '@/server/doors/http/staff-call'
import { fileResponse, problemResponse, route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { readPhoto, removePhoto } from '@/server/workshop/production/photos'

const place = z.object({ id: idSchema })

/** `/api/production/photos/{id}`: a check photo, and its removal (PRODUCTION-10). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const asked = place.safeParse(await params)
    const body = asked.success ? await readPhoto(await readStaff(request), asked.data) : null
    if (!asked.success || !body) return problemResponse('not_found')
    return fileResponse({ name: `photo-${asked.data.id}.jpg`, type: 'image/jpeg', body }, 'inline')
  },
  DELETE: staffCall({ params: place, work: removePhoto }),
})
