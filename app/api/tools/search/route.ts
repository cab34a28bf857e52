import { toolsQuery } from '@/lib/contract/tools'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { searchShop } from '@/server/tools/search'

/** `GET /api/tools/search?q=`: products, orders and clients for the staff (TOOLS-1). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({
    query: toolsQuery,
    work: (actor, { query }) => searchShop(actor, query),
  }),
})
