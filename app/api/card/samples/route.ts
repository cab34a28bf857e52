import { queries } from '@/lib/contract/content-api'
import { contentRead } from '@/server/http/content-route'

/** The ready-made designs of a locale. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRead({
  query: queries.localised,
  read: async (content, { query }) => ({ data: await content.samples(query.locale) }),
})
