import { queries } from '@/lib/contract/content-api'
import { contentRead } from '@/server/http/content-route'

/** `GET /api/footer`. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRead({
  query: queries.localised,
  read: async (content, { query }) => ({ data: await content.footer(query.locale) }),
})
