import { documentPath } from '@/lib/doors/contract/writes'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { removeRates } from '@/server/office/tools/material-records'

/** `DELETE /api/material-pricings/{id}`: removes a record that is not in force (TOOLS-5). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: staffRoute({ params: documentPath, work: (actor, { params }) => removeRates(actor, params.id) }),
})
