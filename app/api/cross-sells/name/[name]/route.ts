import { pathParameters, queries } from '@/lib/contract/content-api'
import { contentRead, dataOf } from '@/server/http/content-route'

/** `GET /api/cross-sells/name/{name}`. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRead({
  query: queries.localised,
  path: pathParameters.name,
  read: async (content, { query, path }) => dataOf(await content.crossSell(path.name, query.locale)),
})
