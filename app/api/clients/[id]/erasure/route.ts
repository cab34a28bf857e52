import { z } from 'zod'
import { erasureRequest } from '@/lib/client/sheet-work'
import { eraseClient } from '@/server/clients/erasure'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { visitOf } from '@/server/http/visit'
import { idSchema } from '@/server/orders/order-id'

/** `POST /api/clients/{id}/erasure`: a person is erased at his wish, as far as the law lets it (PEOPLE-32). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: (request, context) =>
    staffCall({
      params: z.object({ id: idSchema }),
      right: 'client.close',
      body: erasureRequest,
      work: (actor, { id: client, email }) => eraseClient(actor, { client, email, visit: visitOf(request) }),
    })(request, context),
})
