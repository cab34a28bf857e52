import { costsRequest } from '@/lib/doors/contract/costs'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { readCosts } from '@/server/office/tools/costs'

/** `POST /api/tools/costs`: what the lines of a cart cost the shop (PEOPLE-27). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffRoute({
    right: 'price.see-costs',
    body: costsRequest,
    work: (actor, { body }) => readCosts(actor, body),
  }),
})
