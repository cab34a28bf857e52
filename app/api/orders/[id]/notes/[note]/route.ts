import { z } from 'zod'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { deleteNote } from '@/server/orders/notes'
import { idSchema } from '@/server/orders/order-id'

/** `DELETE /api/orders/{id}/notes/{note}`: its author takes a note back. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: staffCall({
    params: z.object({ id: idSchema, note: idSchema }),
    work: (actor, { id: order, note }) => deleteNote(actor, { order, note }),
  }),
})
