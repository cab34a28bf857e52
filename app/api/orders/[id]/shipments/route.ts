import { z } from 'zod'
import { shipmentRequest } from '@/lib/orders/order/shipment'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { shipPieces } from '@/server/orders/shipments/ship-pieces'

/** `POST /api/orders/{id}/shipments`: a parcel leaves, once for its key (ORDER-36). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({ id: idSchema }),
    right: 'order.ship',
    body: shipmentRequest,
    work: (actor, { id: order, ...parcel }) => shipPieces(actor, { order, ...parcel }),
  }),
})
