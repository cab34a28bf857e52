import { keptHeaders } from '@/lib/site/cache-manifest'
import { route } from '@/server/http/answer'
import { answerVectorFile } from '@/server/vectors/answer'

const notFound = () => new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=60' } })

/** The shop's drawings and the lists of those that a country has (DESIGN-24, DESIGN-25). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (_, { params }) => {
    const found = await answerVectorFile(String((await params).file))
    if (!found) return notFound()
    const { body, type, kept } = found
    return new Response(body, {
      headers: { ...keptHeaders(kept), 'content-type': type, 'x-content-type-options': 'nosniff' },
    })
  },
})
