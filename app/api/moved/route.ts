import { movedHeader } from '@/lib/ground/site/routes'
import { problemResponse, route } from '@/server/ground/http/answer'

/** Redirect target of pages that stand on another domain (server/ground/settings/site-domains.ts). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const location = request.headers.get(movedHeader)
    return location
      ? new Response(null, { status: 308, headers: { location, 'cache-control': 'max-age=3600' } })
      : problemResponse('not_found')
  },
})
