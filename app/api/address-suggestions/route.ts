import { suggestionsQuery } from '@/lib/contract/address-suggestions'
import { suggestAddresses } from '@/server/addresses/suggest-addresses'
import { parseQuery, route } from '@/server/http/answer'
import { refuseTooMany } from '@/server/http/limits'

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
