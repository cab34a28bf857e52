import { pack } from '@/lib/contract/pack'
import { shopDataQuery } from '@/lib/contract/shop-data'
import { keptHeaders } from '@/lib/site/cache-manifest'
import { countryOf, isLocale, languageOf } from '@/lib/site/locales'
import { readShopData } from '@/server/content/shop-data'
import { parseQuery, problemResponse, route } from '@/server/http/answer'
import { trialHeaders, trialPriceList } from '@/server/tools/trial-prices'

/** What cart and checkout fetch when they open: no cost is in it, and nothing of any one person. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const { locale } = await params
    if (typeof locale !== 'string' || !isLocale(locale)) return problemResponse('not_found')
    const query = parseQuery(shopDataQuery, request)
    if (!query.ok) return query.response
    const trial = await trialPriceList(request, countryOf(locale))
    const data = await readShopData(query.value, locale, trial)
    if (!data) return problemResponse('not_found')
    return Response.json(pack(data, languageOf(locale)), {
      headers: trial ? trialHeaders : keptHeaders('shopData'),
    })
  },
})
