import { cardSlugsSchema } from '@/lib/contract/card'
import { queries } from '@/lib/contract/content-api'
import { contentRead } from '@/server/http/content-route'

/** Products by their slugs, in the order asked for. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRead({
  query: queries.localised,
  body: cardSlugsSchema,
  read: async (content, { query, body }) => ({
    data: await content.productsBySlugs(body.slugs, query.locale),
  }),
})
