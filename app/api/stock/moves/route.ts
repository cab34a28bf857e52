import { z } from 'zod'
import { stockMoveRequest } from '@/lib/catalogue/stock/moves'
import { moveStock } from '@/server/catalogue/stock/move-stock'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'

/** `POST /api/stock/moves`: pieces added or removed, and why (STOCK-3). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({ params: z.object({}), right: 'stock.change', body: stockMoveRequest, work: moveStock }),
})
