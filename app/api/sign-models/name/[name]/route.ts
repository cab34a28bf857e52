import { pathParameters, queries } from '@/lib/contract/content-api'
import { contentRead } from '@/server/http/content-route'
import { visibleProduct } from '@/server/http/visible-product'

/** `GET /api/sign-models/name/{name}`, the name being the material's. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRead({
  query: queries.localised,
  path: pathParameters.name,
  read: async (content, { query, path, token }) =>
    visibleProduct(await content.signModelByName(path.name, query.locale), token),
})
