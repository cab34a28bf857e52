import { z } from 'zod'
import { remakeRequest } from '@/lib/production/requests'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { idSchema } from '@/server/orders/order-id'
import { remakePiece } from '@/server/production/scan-piece'

/** `POST /api/production/pieces/{id}/remake`: has a spoiled piece made again (PRODUCTION-9). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({ id: idSchema }),
    right: 'production.work',
    body: remakeRequest,
    work: remakePiece,
  }),
})
