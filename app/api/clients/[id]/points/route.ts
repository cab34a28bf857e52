import { z } from 'zod'
import { pointsRequest } from '@/lib/orders/order/sheet-work'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { correctPoints } from '@/server/money/loyalty/correct-points'
import { idSchema } from '@/server/orders/order-id'

/** `POST /api/clients/{id}/points`: points that a clerk gives or takes, with the reason (PRICE-18). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({ id: idSchema }),
    right: 'client.correct-points',
    body: pointsRequest,
    work: (actor, { id: client, ...asked }) => correctPoints(actor, { client, ...asked }),
  }),
})
