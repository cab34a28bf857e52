import { packListing } from '@/lib/catalogue/pack-listing'
import { listingQuery } from '@/lib/contract/listing-data'
import { keptHeaders } from '@/lib/site/cache-manifest'
import { countryOf, isLocale } from '@/lib/site/locales'
import { viewContext } from '@/lib/site/view-context'
import { getContent } from '@/server/content'
import { listingItems, readPageListing } from '@/server/content/page-listing'
import { parseQuery, problemResponse, route } from '@/server/http/answer'

/** Everything that a catalogue page lists, for who filters it or wants to see more than its first products. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const { locale } = await params
    if (typeof locale !== 'string' || !isLocale(locale)) return problemResponse('not_found')
    const query = parseQuery(listingQuery, request)
    if (!query.ok) return query.response
    const content = getContent()
    const [page, catalogue, priceList] = await Promise.all([
      content.pageByUrl(query.value.path, locale),
      content.catalogue(),
      content.priceList(countryOf(locale)),
    ])
    if (!page || !('custom' in page) || !priceList) return problemResponse('not_found')
    const listing = await readPageListing(page, locale)
    const items = listingItems(listing, viewContext(locale, catalogue, priceList))
    return Response.json(packListing(items), { headers: keptHeaders('listing') })
  },
})
