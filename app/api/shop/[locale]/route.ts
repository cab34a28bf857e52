import { pack } from '@/lib/doors/contract/pack'
import { shopDataQuery } from '@/lib/doors/contract/shop-data'
import { keptHeaders } from '@/lib/ground/site/cache-manifest'
import { countryOf, isLocale, languageOf } from '@/lib/ground/site/locales'
import { readShopData } from '@/server/catalogue/content/shop-data'
import { trialHeaders, trialPriceList } from '@/server/doors/http/trial-prices'
import { parseQuery, problemResponse, route } from '@/server/ground/http/answer'

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
