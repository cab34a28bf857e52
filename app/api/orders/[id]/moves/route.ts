import { z } from 'zod'
import { moveRequest } from '@/lib/orders/order/order-work'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { moveByStaff } from '@/server/orders/move-by-staff'
import { idSchema } from '@/server/orders/order-id'

/** `POST /api/orders/{id}/moves`: the next step of an order, from the state that the caller has seen (ORDER-35). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({ id: idSchema }),
    right: 'order.change-state',
    body: moveRequest,
    work: (actor, { id: order, from: seen, to }) => moveByStaff({ actor, order, seen, to }),
  }),
})
