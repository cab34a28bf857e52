import { toolsQuery } from '@/lib/office/contract/tools'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { searchShop } from '@/server/office/tools/search'

/** `GET /api/tools/search?q=`: products, orders and clients for the staff (TOOLS-1). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({
    query: toolsQuery,
    work: (actor, { query }) => searchShop(actor, query),
  }),
})
