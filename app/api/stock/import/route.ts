import { stockImportRequest } from '@/lib/catalogue/stock/moves'
import { importStock } from '@/server/catalogue/stock/stock-csv'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'

/** `POST /api/stock/import`: a file of what was counted, all of it or nothing (STOCK-4). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffRoute({
    right: 'stock.change',
    body: stockImportRequest,
    cap: 2_500_000,
    work: (actor, { body }) => importStock(actor, body),
  }),
})
