import { importRequest } from '@/lib/contract/tools'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { importRates } from '@/server/tools/rates-csv'

/** `POST /api/tools/pricing/import`: a file of rates into the grid (TOOLS-8). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffRoute({
    right: 'price.change',
    body: importRequest,
    work: (actor, { body }) => importRates(actor, body),
  }),
})
