import { z } from 'zod'
import { localeParameter } from '@/lib/ground/contract/parameters'
import { languageOf } from '@/lib/ground/site/locales'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { readModels } from '@/server/office/tools/models'

/** `GET /api/tools/models`: the models, with `edition=1` the unpublished ones too (TOOLS-11). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({
    query: z.strictObject({ locale: localeParameter, edition: z.literal('1').optional() }),
    work: (actor, { query }) =>
      readModels(actor, { edition: query.edition === '1', language: languageOf(query.locale) }),
  }),
})
