import { z } from 'zod'
import { mergeRequest } from '@/lib/orders/order/sheet-work'
import { staffCall } from '@/server/doors/http/staff-call'
import { visitOf } from '@/server/doors/http/visit'
import { route } from '@/server/ground/http/answer'
import { mergeClients } from '@/server/people/clients/merge-clients'

/** `POST /api/client-merges`: two accounts of one person become one (PEOPLE-31). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: (request, context) =>
    staffCall({
      params: z.object({}),
      right: 'client.merge',
      body: mergeRequest,
      work: (actor, asked) => mergeClients(actor, { ...asked, visit: visitOf(request) }),
    })(request, context),
})
