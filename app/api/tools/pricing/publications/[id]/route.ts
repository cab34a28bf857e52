import { z } from 'zod'
import { naturalNumber } from '@/lib/ground/contract/parameters'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { takeBack } from '@/server/office/tools/publish-prices'

/** `DELETE /api/tools/pricing/publications/{id}`: undoes the last publication, or cancels a planned one (TOOLS-7). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: staffRoute({
    params: z.object({ id: naturalNumber }),
    work: (actor, { params }) => takeBack(actor, params.id),
  }),
})
