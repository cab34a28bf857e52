import { z } from 'zod'
import { localeParameter } from '@/lib/contract/parameters'
import { languageOf } from '@/lib/site/locales'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { readMaterials } from '@/server/tools/materials'

/** `GET /api/tools/materials`: limits, prices and sales of the materials (TOOLS-9). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({
    query: z.strictObject({ locale: localeParameter }),
    work: (actor, { query }) => readMaterials(actor, languageOf(query.locale)),
  }),
})
