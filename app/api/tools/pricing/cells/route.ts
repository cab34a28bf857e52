import { cellsRequest } from '@/lib/office/contract/tools'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { changeCells } from '@/server/office/tools/price-cells'

/** `POST /api/tools/pricing/cells`: changes cells of the grid, all or none (TOOLS-4). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffRoute({
    right: 'price.change',
    body: cellsRequest,
    work: (actor, { body }) => changeCells(actor, body.changes),
  }),
})
