import { documentPath } from '@/lib/contract/writes'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { removeRates } from '@/server/tools/material-records'

/** `DELETE /api/material-pricings/{id}`: removes a record that is not in force (TOOLS-5). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: staffRoute({ params: documentPath, work: (actor, { params }) => removeRates(actor, params.id) }),
})
