import { z } from 'zod'
import { localeParameter } from '@/lib/ground/contract/parameters'
import { languageOf } from '@/lib/ground/site/locales'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { readPricing } from '@/server/office/tools/read-pricing'

/** `GET /api/tools/pricing`: the grid of the materials' rates (TOOLS-3). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({
    query: z.strictObject({ locale: localeParameter }),
    work: (actor, { query }) => readPricing(actor, languageOf(query.locale)),
  }),
})
