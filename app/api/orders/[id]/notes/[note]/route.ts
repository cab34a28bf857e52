import { z } from 'zod'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { deleteNote } from '@/server/orders/notes'
import { idSchema } from '@/server/orders/order-id'

/** `DELETE /api/orders/{id}/notes/{note}`: its author takes a note back. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: staffCall({
    params: z.object({ id: idSchema, note: idSchema }),
    work: (actor, { id: order, note }) => deleteNote(actor, { order, note }),
  }),
})
