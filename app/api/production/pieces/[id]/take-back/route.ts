import { z } from 'zod'
import { takeBackRequest } from '@/lib/workshop/production/requests'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { takeBackScan } from '@/server/workshop/production/take-back'

/** `POST /api/production/pieces/{id}/take-back`: takes back a scan that was a mistake (PRODUCTION-11). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({ id: idSchema }),
    right: 'production.work',
    body: takeBackRequest,
    work: takeBackScan,
  }),
})
