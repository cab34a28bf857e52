import { z } from 'zod'
import { shipmentRequest } from '@/lib/order/shipment'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { idSchema } from '@/server/orders/order-id'
import { shipPieces } from '@/server/shipments/ship-pieces'

/** `POST /api/orders/{id}/shipments`: a parcel leaves, once for its key (ORDER-36). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({ id: idSchema }),
    right: 'order.ship',
    body: shipmentRequest,
    work: (actor, { id: order, ...parcel }) => shipPieces(actor, { order, ...parcel }),
  }),
})
