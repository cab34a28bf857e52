import { competitorPrice, competitorsQuery } from '@/lib/contract/competitors'
import { localeParameter } from '@/lib/contract/parameters'
import { languageOf } from '@/lib/site/locales'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { enterCompetitor, readCompetitors } from '@/server/tools/competitors'

/** `GET` and `POST /api/tools/competitors`: what others ask for, beside our prices (TOOLS-10). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({
    query: competitorsQuery.extend({ locale: localeParameter }),
    work: (actor, { query }) => readCompetitors(actor, query.country, languageOf(query.locale)),
  }),
  POST: staffRoute({
    right: 'price.change',
    body: competitorPrice,
    work: (actor, { body }) => enterCompetitor(actor, body),
  }),
})
