import { keptHeaders } from '@/lib/ground/site/cache-manifest'
import { sitesOf, type Zone } from '@/lib/ground/site/zones'
import { getContent } from '@/server/catalogue/content'
import { route } from '@/server/ground/http/answer'

/** The countries that have a site of the shop, with their VAT, for the choice of one. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async () => {
    const { countries: list } = await getContent().catalogue()
    const zones: Zone[] = list.countries
      .filter(({ code }) => sitesOf(code).length > 0)
      .map(({ code, standardVat }) => ({ country: code, vat: standardVat }))
    return Response.json(zones, { headers: keptHeaders('zones') })
  },
})
