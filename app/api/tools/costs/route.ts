import { costsRequest } from '@/lib/contract/costs'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { readCosts } from '@/server/tools/costs'

/** `POST /api/tools/costs`: what the lines of a cart cost the shop (PEOPLE-27). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffRoute({
    right: 'price.see-costs',
    body: costsRequest,
    work: (actor, { body }) => readCosts(actor, body),
  }),
})
