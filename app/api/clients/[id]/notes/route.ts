import { z } from 'zod'
import { clientNoteRequest } from '@/lib/client/sheet-work'
import { writeClientNote } from '@/server/clients/client-notes'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { idSchema } from '@/server/orders/order-id'

/** `POST /api/clients/{id}/notes`: a note about a client for the other staff (PEOPLE-30). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({ id: idSchema }),
    right: 'client.note',
    body: clientNoteRequest,
    work: (actor, { id: client, text }) => writeClientNote(actor, { client, text }),
  }),
})
