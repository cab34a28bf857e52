import { z } from 'zod'
import { moveRequest } from '@/lib/order/order-work'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { moveByStaff } from '@/server/orders/move-by-staff'
import { idSchema } from '@/server/orders/order-id'

/** `POST /api/orders/{id}/moves`: the next step of an order, from the state that whoever asks has seen (ORDER-35). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({ id: idSchema }),
    right: 'order.change-state',
    body: moveRequest,
    work: (actor, { id: order, from: seen, to }) => moveByStaff({ actor, order, seen, to }),
  }),
})
