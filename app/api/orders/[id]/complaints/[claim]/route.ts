import { z } from 'zod'
import { claimDecision } from '@/lib/orders/order/claim'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { decideClaim } from '@/server/orders/claims/decide-claim'
import { idSchema } from '@/server/orders/order-id'

/** `POST /api/orders/{id}/complaints/{claim}`: what was decided: made again free of charge, or refused with why (ORDER-38). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({ id: idSchema, claim: idSchema }),
    right: 'order.claim',
    body: claimDecision,
    work: (actor, { id: order, ...asked }) => decideClaim(actor, { order, ...asked }),
  }),
})
