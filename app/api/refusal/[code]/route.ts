import { refusals } from '@/server/doors/next/guard-requests'
import { problemResponse, route } from '@/server/ground/http/answer'

/** Target of requests that nobody can have meant (server/doors/next/guard-requests.ts). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (_, { params }) => {
    const { code } = await params
    return problemResponse(refusals.find(known => known === code) ?? 'not_found')
  },
})
