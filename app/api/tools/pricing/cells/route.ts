import { cellsRequest } from '@/lib/contract/tools'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { changeCells } from '@/server/tools/price-cells'

/** `POST /api/tools/pricing/cells`: changes cells of the grid, all or none (TOOLS-4). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffRoute({
    right: 'price.change',
    body: cellsRequest,
    work: (actor, { body }) => changeCells(actor, body.changes),
  }),
})
