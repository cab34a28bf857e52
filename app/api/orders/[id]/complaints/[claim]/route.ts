import { z } from 'zod'
import { claimDecision } from '@/lib/order/claim'
import { decideClaim } from '@/server/claims/decide-claim'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
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
