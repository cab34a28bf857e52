import { stockImportRequest } from '@/lib/stock/moves'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { importStock } from '@/server/stock/stock-csv'

/** `POST /api/stock/import`: a file of what was counted, all of it or nothing (STOCK-4). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffRoute({
    right: 'stock.change',
    body: stockImportRequest,
    cap: 2_500_000,
    work: (actor, { body }) => importStock(actor, body),
  }),
})
