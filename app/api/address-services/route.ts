import type { AddressServices } from '@/lib/contract/address-suggestions'
import { keptHeaders } from '@/lib/site/cache-manifest'
import { suggestedCountries } from '@/server/addresses/suggest-addresses'
import { readSettings } from '@/server/env'
import { route } from '@/server/http/answer'

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
