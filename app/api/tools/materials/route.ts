import { z } from 'zod'
import { localeParameter } from '@/lib/ground/contract/parameters'
import { languageOf } from '@/lib/ground/site/locales'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { readMaterials } from '@/server/office/tools/materials'

/** `GET /api/tools/materials`: limits, prices and sales of the materials (TOOLS-9). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({
    query: z.strictObject({ locale: localeParameter }),
    work: (actor, { query }) => readMaterials(actor, languageOf(query.locale)),
  }),
})
