import type { AddressServices } from '@/lib/doors/contract/address-suggestions'
import { keptHeaders } from '@/lib/ground/site/cache-manifest'
import { readSettings } from '@/server/ground/env'
import { route } from '@/server/ground/http/answer'
import { suggestedCountries } from '@/server/people/addresses/suggest-addresses'

/** `GET /api/address-services`: what this shop has to help with an address. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async () => {
    const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = readSettings()
    const services: AddressServices = {
      suggested: suggestedCountries(),
      tiles: url ? { url, attribution } : null,
    }
    return Response.json(services, { headers: keptHeaders('settings') })
  },
})
