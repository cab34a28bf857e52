import { z } from 'zod'
import { mergeRequest } from '@/lib/client/sheet-work'
import { mergeClients } from '@/server/clients/merge-clients'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { visitOf } from '@/server/http/visit'

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
