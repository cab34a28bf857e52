import { z } from 'zod'
import { naturalNumber } from '@/lib/ground/contract/parameters'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { removeCompetitor } from '@/server/office/tools/competitors'

/** `DELETE /api/tools/competitors/{id}`: removes a price that was entered by mistake. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: staffRoute({
    params: z.object({ id: naturalNumber }),
    work: (actor, { params }) => removeCompetitor(actor, params.id),
  }),
})
