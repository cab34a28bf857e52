import { queries } from '@/lib/contract/content-api'
import { contentRead } from '@/server/http/content-route'

/** Every address of a locale, for what generates pages ahead. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRead({
  query: queries.localised,
  read: async (content, { query }) => ({ data: await content.pageUrls(query.locale) }),
})
