import { pathParameters, queries } from '@/lib/contract/content-api'
import { contentRead, dataOf } from '@/server/http/content-route'

/** `GET /api/card/slug/{slug}`: a card, or a product as one. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRead({
  query: queries.localised,
  path: pathParameters.slug,
  read: async (content, { query, path }) => dataOf(await content.cardBySlug(path.slug, query.locale)),
})
