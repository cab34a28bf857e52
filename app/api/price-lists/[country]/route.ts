import { pathParameters, queries } from '@/lib/contract/content-api'
import { contentRead, dataOf } from '@/server/http/content-route'

/** The public rates of a country's live list. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRead({
  query: queries.none,
  path: pathParameters.country,
  read: async (content, { path }) => dataOf(await content.priceList(path.country)),
})
