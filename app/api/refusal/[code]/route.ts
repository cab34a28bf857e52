import { problemResponse, route } from '@/server/http/answer'
import { refusals } from '@/server/next/guard-requests'

/** What a request that nobody can have meant is led to (server/next/guard-requests.ts). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (_, { params }) => {
    const { code } = await params
    return problemResponse(refusals.find(known => known === code) ?? 'not_found')
  },
})
