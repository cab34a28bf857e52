import { keptHeaders } from '@/lib/ground/site/cache-manifest'
import { answerVectorFile } from '@/server/design/vectors/answer'
import { route } from '@/server/ground/http/answer'

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
