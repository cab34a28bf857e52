import { z } from 'zod'
import { localeParameter } from '@/lib/contract/parameters'
import { languageOf } from '@/lib/site/locales'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { readModels } from '@/server/tools/models'

/** `GET /api/tools/models`: the models, with `edition=1` the unpublished ones too (TOOLS-11). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({
    query: z.strictObject({ locale: localeParameter, edition: z.literal('1').optional() }),
    work: (actor, { query }) =>
      readModels(actor, { edition: query.edition === '1', language: languageOf(query.locale) }),
  }),
})
