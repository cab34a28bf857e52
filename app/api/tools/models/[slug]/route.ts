import { z } from 'zod'
import { modelPath } from '@/lib/doors/contract/model-tools'
import { localeParameter } from '@/lib/ground/contract/parameters'
import { languageOf } from '@/lib/ground/site/locales'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { readModel } from '@/server/office/tools/models'

/** `GET /api/tools/models/{slug}`: a model as its form has it (TOOLS-11). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({
    params: modelPath,
    query: z.strictObject({ locale: localeParameter }),
    work: (actor, { params, query }) =>
      readModel(actor, { slug: params.slug, language: languageOf(query.locale) }),
  }),
})
