import { z } from 'zod'
import { materialPricingData } from '@/lib/contract/writes'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { makeRates } from '@/server/tools/material-records'

/** `POST /api/material-pricings`: a record of a material's rates (TOOLS-5). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffRoute({
    right: 'price.change',
    body: z.strictObject({ data: materialPricingData }),
    cap: 100_000,
    work: (actor, { body }) => makeRates(actor, body.data),
  }),
})
