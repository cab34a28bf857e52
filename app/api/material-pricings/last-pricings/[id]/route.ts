import { documentPath } from '@/lib/contract/writes'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { readLastRates } from '@/server/tools/material-records'

/** `GET /api/material-pricings/last-pricings/{id}`: a material's last records, the newest first (TOOLS-5). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({ params: documentPath, work: (actor, { params }) => readLastRates(actor, params.id) }),
})
