import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { readOverview } from '@/server/tools/overview'

/** `GET /api/tools/overview`: what the tools' dashboard shows. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({ work: actor => readOverview(actor) }),
})
