import { pathParameters, queries } from '@/lib/contract/content-api'
import { contentRead } from '@/server/http/content-route'
import { visibleProduct } from '@/server/http/visible-product'

/** A product by its slug. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRead({
  query: queries.localised,
  path: pathParameters.slug,
  read: async (content, { query, path, token }) =>
    visibleProduct(await content.productBySlug(path.slug, query.locale), token),
})
