import { queries } from '@/lib/contract/content-api'
import { contentRead } from '@/server/http/content-route'

/** `GET /api/pages/url/?url=`: the page at an address, or where it has moved. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRead({
  query: queries.pageByUrl,
  read: async (content, { query }) => {
    const found = await content.pageByUrl(query.url, query.locale)
    if (!found) return null
    if (found.kind === 'page') return { data: found.page }
    return { data: { redirect: { to: found.to, permanent: found.permanent } } }
  },
})
