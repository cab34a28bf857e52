import { z } from 'zod'
import { mostAtOnce } from '@/lib/orders/order/order-work'
import { readStaff } from '@/server/doors/http/actor'
import { refuseStaff } from '@/server/doors/http/staff-call'
import { fileResponse, parseQuery, route } from '@/server/ground/http/answer'
import { orderFailure } from '@/server/ground/order-failure'
import { idSchema } from '@/server/orders/order-id'
import { readPackingLists } from '@/server/orders/shipments/papers'

const query = z.strictObject({
  orders: z
    .string()
    .transform(text => text.split(','))
    .pipe(z.array(idSchema).min(1).max(mostAtOnce)),
})

/** `GET /api/packing-lists.pdf?orders=…`: the lists of several orders as one file; `left-out` names those that have none. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const actor = await readStaff(request)
    if (actor.kind === 'visitor') return refuseStaff(request, orderFailure('forbidden'))
    const asked = parseQuery(query, request)
    if (!asked.ok) return asked.response
    const made = await readPackingLists(actor, asked.value)
    if (!made.ok) return refuseStaff(request, made)
    const response = fileResponse(made, 'inline')
    response.headers.set('left-out', made.leftOut.join(','))
    return response
  },
})
