import { documentPath } from '@/lib/doors/contract/writes'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { readLastRates } from '@/server/office/tools/material-records'

/** `GET /api/material-pricings/last-pricings/{id}`: a material's last records, the newest first (TOOLS-5). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({ params: documentPath, work: (actor, { params }) => readLastRates(actor, params.id) }),
})
