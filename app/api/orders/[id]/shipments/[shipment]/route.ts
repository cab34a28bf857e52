import { z } from 'zod'
import { shipmentCorrection } from '@/lib/orders/order/shipment'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { correctShipment } from '@/server/orders/shipments/ship-pieces'

/** `PUT /api/orders/{id}/shipments/{shipment}`: another carrier or number of a parcel that has left. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  PUT: staffCall({
    params: z.object({ id: idSchema, shipment: idSchema }),
    right: 'order.ship',
    body: shipmentCorrection,
    work: (actor, { id: order, ...parcel }) => correctShipment(actor, { order, ...parcel }),
  }),
})
