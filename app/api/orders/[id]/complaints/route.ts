import { z } from 'zod'
import { claimRequest } from '@/lib/orders/order/claim'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { makeClaim } from '@/server/orders/claims/make-claim'
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
