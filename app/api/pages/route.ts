import { defaultPageSize, queries } from '@/lib/contract/content-api'
import { contentRead, pagingOf } from '@/server/http/content-route'

/** `GET /api/pages/?filters[url]=`: pages by filter. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRead({
  query: queries.pages,
  read: async (content, { query }) => {
    const filter = {
      ...(query['filters[url]'] && { url: query['filters[url]'] }),
      ...(query['filters[pageType]'] && { pageType: query['filters[pageType]'] }),
      ...(query['filters[shoppingId]'] && { shoppingId: query['filters[shoppingId]'] }),
    }
    const { pages, pagination } = await content.pages(filter, query.locale, pagingOf(query, defaultPageSize))
    return { data: pages, meta: { pagination } }
  },
})
