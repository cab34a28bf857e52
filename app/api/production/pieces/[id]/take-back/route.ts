import { z } from 'zod'
import { takeBackRequest } from '@/lib/production/requests'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { idSchema } from '@/server/orders/order-id'
import { takeBackScan } from '@/server/production/take-back'

/** `POST /api/production/pieces/{id}/take-back`: takes back a scan that was a mistake (PRODUCTION-11). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({ id: idSchema }),
    right: 'production.work',
    body: takeBackRequest,
    work: takeBackScan,
  }),
})
