import { z } from 'zod'
import { naturalNumber } from '@/lib/ground/contract/parameters'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { takeBack } from '@/server/office/tools/publish-prices'

/** `DELETE /api/tools/pricing/publications/{id}`: takes back what was published last, or calls off what is planned (TOOLS-7). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: staffRoute({
    params: z.object({ id: naturalNumber }),
    work: (actor, { params }) => takeBack(actor, params.id),
  }),
})
