import { searchQuerySchema } from '@/lib/doors/contract/search'
import { isLocale } from '@/lib/ground/site/locales'
import { readSoldLocales } from '@/server/catalogue/content/sold-locales'
import { searchShop } from '@/server/catalogue/search/search-shop'
import { parseQuery, problemResponse, route } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'

/** A browser may cache the answer for a minute. No other cache may: anybody can invent any number of queries. */
const headers = { 'cache-control': 'private, max-age=60' }

/** `GET /api/search/{locale}?q=`: what the shop finds for a query, suggestions or, with `whole=1`, a page of it. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const { locale } = await params
    if (typeof locale !== 'string' || !isLocale(locale)) return problemResponse('not_found')
    if (!(await readSoldLocales()).includes(locale)) return problemResponse('not_found')
    const tooMany = await refuseTooMany('search', request)
    if (tooMany) return tooMany
    const query = parseQuery(searchQuerySchema, request)
    if (!query.ok) return query.response
    const { q, exact, whole } = query.value
    return Response.json(await searchShop({ query: q, exact: !!exact, whole: !!whole }, locale), { headers })
  },
})
