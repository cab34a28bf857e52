import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { readOverview } from '@/server/office/tools/overview'

/** `GET /api/tools/overview`: what the tools' dashboard shows. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({ work: actor => readOverview(actor) }),
})
