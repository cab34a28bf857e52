import { z } from 'zod'
import { materialPricingData } from '@/lib/doors/contract/writes'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { makeRates } from '@/server/office/tools/material-records'

/** `POST /api/material-pricings`: a record of a material's rates (TOOLS-5). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffRoute({
    right: 'price.change',
    body: z.strictObject({ data: materialPricingData }),
    cap: 100_000,
    work: (actor, { body }) => makeRates(actor, body.data),
  }),
})
