import { listingQuery } from '@/lib/doors/contract/listing-data'
import { viewContext } from '@/lib/doors/site/view-context'
import { keptHeaders } from '@/lib/ground/site/cache-manifest'
import { countryOf, isLocale } from '@/lib/ground/site/locales'
import { packListing } from '@/lib/product/listing/pack-listing'
import { getContent } from '@/server/catalogue/content'
import { listingItems, readPageListing } from '@/server/catalogue/content/page-listing'
import { parseQuery, problemResponse, route } from '@/server/ground/http/answer'

/** Everything that a catalogue page lists, for shoppers who filter it or want to see more than its first products. */
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
