import { z } from 'zod'
import { noteRequest } from '@/lib/orders/order/order-work'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { writeNote } from '@/server/orders/notes'
import { idSchema } from '@/server/orders/order-id'

/** `POST /api/orders/{id}/notes`: a note for the other staff (ORDER-37). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({ id: idSchema }),
    right: 'order.note',
    body: noteRequest,
    work: (actor, { id: order, text }) => writeNote(actor, { order, text }),
  }),
})
