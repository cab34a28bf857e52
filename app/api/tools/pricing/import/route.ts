import { importRequest } from '@/lib/office/contract/tools'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { importRates } from '@/server/office/tools/rates-csv'

/** `POST /api/tools/pricing/import`: a file of rates into the grid (TOOLS-8). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffRoute({
    right: 'price.change',
    body: importRequest,
    work: (actor, { body }) => importRates(actor, body),
  }),
})
