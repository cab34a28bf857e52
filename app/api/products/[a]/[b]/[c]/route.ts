import { pathParameters, queries } from '@/lib/contract/content-api'
import { contentRead } from '@/server/http/content-route'
import { visibleProduct } from '@/server/http/visible-product'

/** `GET /api/products/{brand}/{range}/{model}`. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRead({
  query: queries.localised,
  path: pathParameters.product,
  read: async (content, { query, path, token }) =>
    visibleProduct(await content.productByPath(path.a, path.b, path.c, query.locale), token),
})
