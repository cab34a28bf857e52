import { defaultPageSize, queries } from '@/lib/contract/content-api'
import { productQuerySchema } from '@/lib/contract/page'
import { contentRead, paginate, pagingOf } from '@/server/http/content-route'

/** `GET /api/products/list`: published products, all or by filter. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRead({
  query: queries.products,
  read: async (content, { query }) => {
    const { locale, ...rest } = query
    const filter = Object.fromEntries(
      Object.entries(rest).flatMap(([name, value]) => {
        const property = /^filters\[(\w+)\]$/.exec(name)?.[1]
        return property && value !== undefined ? [[property, value]] : []
      }),
    )
    const found = await content.products(productQuerySchema.parse(filter), locale)
    return paginate(found, pagingOf(query, defaultPageSize))
  },
})
