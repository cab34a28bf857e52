import { z } from 'zod'
import { clientNoteRequest } from '@/lib/orders/order/sheet-work'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { writeClientNote } from '@/server/people/clients/client-notes'

/** `POST /api/clients/{id}/notes`: a note about a client for the other staff (PEOPLE-30). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({ id: idSchema }),
    right: 'client.note',
    body: clientNoteRequest,
    work: (actor, { id: client, text }) => writeClientNote(actor, { client, text }),
  }),
})
