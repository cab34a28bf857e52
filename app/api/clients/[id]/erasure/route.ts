import { z } from 'zod'
import { erasureRequest } from '@/lib/orders/order/sheet-work'
import { staffCall } from '@/server/doors/http/staff-call'
import { visitOf } from '@/server/doors/http/visit'
import { route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { eraseClient } from '@/server/people/clients/erasure'

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
