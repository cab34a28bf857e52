import { publishRequest } from '@/lib/contract/tools'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { publishPrices } from '@/server/tools/publish-prices'

/** `POST /api/tools/pricing/publications`: publishes what was changed, at once or at a date (TOOLS-6). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffRoute({
    right: 'price.publish',
    body: publishRequest,
    work: (actor, { body }) => publishPrices(actor, body),
  }),
})
