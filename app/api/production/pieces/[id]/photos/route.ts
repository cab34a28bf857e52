import { z } from 'zod'
import { can } from '@/lib/people/actor/can'
import { photoLimits } from '@/lib/workshop/production/requests'
import { readStaff } from '@/server/doors/http/actor'
import { refuseStaff } from '@/server/doors/http/staff-call'
import { problemResponse, readCapped, route } from '@/server/ground/http/answer'
import { refuseForeign } from '@/server/ground/http/origin'
import { orderFailure } from '@/server/ground/order-failure'
import { idSchema } from '@/server/orders/order-id'
import { keepPhoto } from '@/server/workshop/production/photos'

const place = z.object({ id: idSchema })

/** `POST /api/production/pieces/{id}/photos`: a check photo of a piece, as its camera has it (PRODUCTION-10). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request, { params }) => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const asked = place.safeParse(await params)
    if (!asked.success) return problemResponse('not_found')
    // The body is not read for callers without the right.
    const actor = await readStaff(request)
    if (!can(actor, 'production.work')) return refuseStaff(request, orderFailure('forbidden'))
    if (request.headers.get('content-type') !== 'application/octet-stream')
      return problemResponse('unsupported_media_type')
    const sent = await readCapped(request, photoLimits.bytes)
    if (sent === null) return refuseStaff(request, orderFailure('body_too_large'))
    const kept = await keepPhoto(actor, { ...asked.data, sent })
    if (!kept.ok) return refuseStaff(request, kept)
    return Response.json(
      { photo: kept.photo },
      { status: 201, headers: { 'cache-control': 'private, no-store' } },
    )
  },
})
