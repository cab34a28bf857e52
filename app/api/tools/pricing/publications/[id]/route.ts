import { z } from 'zod'
import { naturalNumber } from '@/lib/contract/parameters'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { takeBack } from '@/server/tools/publish-prices'

/** `DELETE /api/tools/pricing/publications/{id}`: takes back what was published last, or calls off what is planned (TOOLS-7). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: staffRoute({
    params: z.object({ id: naturalNumber }),
    work: (actor, { params }) => takeBack(actor, params.id),
  }),
})
