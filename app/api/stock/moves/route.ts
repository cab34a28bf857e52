import { z } from 'zod'
import { stockMoveRequest } from '@/lib/stock/moves'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { moveStock } from '@/server/stock/move-stock'

/** `POST /api/stock/moves`: pieces that came or went, and why (STOCK-3). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({ params: z.object({}), right: 'stock.change', body: stockMoveRequest, work: moveStock }),
})
