import { suggestionsQuery } from '@/lib/doors/contract/address-suggestions'
import { parseQuery, route } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'
import { suggestAddresses } from '@/server/people/addresses/suggest-addresses'

/** `GET /api/address-suggestions`: addresses that begin like what was typed. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const refused = await refuseTooMany('services', request)
    if (refused) return refused
    const query = parseQuery(suggestionsQuery, request)
    if (!query.ok) return query.response
    const found = await suggestAddresses(query.value)
    return Response.json(found, { headers: { 'cache-control': 'private, no-store' } })
  },
})
