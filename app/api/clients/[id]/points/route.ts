import { z } from 'zod'
import { pointsRequest } from '@/lib/client/sheet-work'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { correctPoints } from '@/server/loyalty/correct-points'
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
