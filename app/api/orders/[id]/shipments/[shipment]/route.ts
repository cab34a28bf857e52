import { z } from 'zod'
import { shipmentCorrection } from '@/lib/order/shipment'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { idSchema } from '@/server/orders/order-id'
import { correctShipment } from '@/server/shipments/ship-pieces'

/** `PUT /api/orders/{id}/shipments/{shipment}`: another carrier or number of a parcel that has left. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  PUT: staffCall({
    params: z.object({ id: idSchema, shipment: idSchema }),
    right: 'order.ship',
    body: shipmentCorrection,
    work: (actor, { id: order, ...parcel }) => correctShipment(actor, { order, ...parcel }),
  }),
})
