import { z } from 'zod'
import { modelPath } from '@/lib/contract/model-tools'
import { localeParameter } from '@/lib/contract/parameters'
import { languageOf } from '@/lib/site/locales'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { readModel } from '@/server/tools/models'

/** `GET /api/tools/models/{slug}`: a model as its form has it (TOOLS-11). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({
    params: modelPath,
    query: z.strictObject({ locale: localeParameter }),
    work: (actor, { params, query }) =>
      readModel(actor, { slug: params.slug, language: languageOf(query.locale) }),
  }),
})
