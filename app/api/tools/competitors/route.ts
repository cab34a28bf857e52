import { localeParameter } from '@/lib/ground/contract/parameters'
import { languageOf } from '@/lib/ground/site/locales'
import { competitorPrice, competitorsQuery } from '@/lib/office/contract/competitors'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { enterCompetitor, readCompetitors } from '@/server/office/tools/competitors'

/** `GET` and `POST /api/tools/competitors`: prices of competitors, beside our prices (TOOLS-10). */
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
