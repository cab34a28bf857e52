import { z } from 'zod'
import { claimRequest } from '@/lib/order/claim'
import { makeClaim } from '@/server/claims/make-claim'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { idSchema } from '@/server/orders/order-id'

/** `POST /api/orders/{id}/complaints`: what a customer complains of (ORDER-38). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({ id: idSchema }),
    right: 'order.claim',
    body: claimRequest,
    work: (actor, { id: order, key: _, ...asked }) => makeClaim(actor, { order, ...asked }),
  }),
})
