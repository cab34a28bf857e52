import { cardSlugsSchema } from '@/lib/contract/card'
import { pathParameters, queries } from '@/lib/contract/content-api'
import { contentRead } from '@/server/http/content-route'

/** `POST /api/card/slugs/{hash}`: cards by slug; the hash of the slugs tells caches one list from another. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRead({
  query: queries.localised,
  path: pathParameters.hash,
  body: cardSlugsSchema,
  read: async (content, { query, body }) => ({ data: await content.cardsBySlugs(body.slugs, query.locale) }),
})
