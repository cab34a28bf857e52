import { z } from 'zod'
import { noteRequest } from '@/lib/order/order-work'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
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
