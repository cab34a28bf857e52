import { z } from 'zod'
import { naturalNumber } from '@/lib/contract/parameters'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { removeCompetitor } from '@/server/tools/competitors'

/** `DELETE /api/tools/competitors/{id}`: removes a price that was entered by mistake. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: staffRoute({
    params: z.object({ id: naturalNumber }),
    work: (actor, { params }) => removeCompetitor(actor, params.id),
  }),
})
