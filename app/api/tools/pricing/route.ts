import { z } from 'zod'
import { localeParameter } from '@/lib/contract/parameters'
import { languageOf } from '@/lib/site/locales'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { readPricing } from '@/server/tools/read-pricing'

/** `GET /api/tools/pricing`: the grid of the materials' rates (TOOLS-3). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({
    query: z.strictObject({ locale: localeParameter }),
    work: (actor, { query }) => readPricing(actor, languageOf(query.locale)),
  }),
})
