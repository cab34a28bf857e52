import { pathParameters, queries } from '@/lib/contract/content-api'
import { contentRead } from '@/server/http/content-route'
import { visibleProduct } from '@/server/http/visible-product'

/** `GET /api/stamp-models/name/{name}`, the name being `trodat-printy-4913`. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRead({
  query: queries.localised,
  path: pathParameters.name,
  read: async (content, { query, path, token }) =>
    visibleProduct(await content.stampModelByName(path.name, query.locale), token),
})
