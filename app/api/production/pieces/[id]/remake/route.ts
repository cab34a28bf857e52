import { z } from 'zod'
import { remakeRequest } from '@/lib/workshop/production/requests'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { remakePiece } from '@/server/workshop/production/scan-piece'

/** `POST /api/production/pieces/{id}/remake`: has a spoiled piece made again (PRODUCTION-9). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({ id: idSchema }),
    right: 'production.work',
    body: remakeRequest,
    work: remakePiece,
  }),
})
