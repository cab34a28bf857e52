import { publishRequest } from '@/lib/office/contract/tools'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { publishPrices } from '@/server/office/tools/publish-prices'

/** `POST /api/tools/pricing/publications`: publishes what was changed, at once or at a date (TOOLS-6). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffRoute({
    right: 'price.publish',
    body: publishRequest,
    work: (actor, { body }) => publishPrices(actor, body),
  }),
})
