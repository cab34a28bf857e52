import { queries } from '@/lib/contract/content-api'
import { contentRead } from '@/server/http/content-route'

/** The whole catalogue, facts alone, for a shop whose content is here and whose pages are not. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRead({
  query: queries.none,
  read: async content => ({ data: await content.catalogue() }),
})
