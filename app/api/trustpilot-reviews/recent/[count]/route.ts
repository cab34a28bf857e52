import { pathParameters, queries } from '@/lib/contract/content-api'
import { contentRead } from '@/server/http/content-route'

/** `GET /api/trustpilot-reviews/recent/{n}`: the latest reviews of the locale's language. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRead({
  query: queries.localised,
  path: pathParameters.count,
  read: async (content, { query, path }) => ({ data: await content.reviews(path.count, query.locale) }),
})
