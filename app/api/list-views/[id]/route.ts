import { z } from 'zod'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { removeView } from '@/server/office/lists/views'
import { idSchema } from '@/server/orders/order-id'

/** `DELETE /api/list-views/{id}`: removes a kept list (STAFF-7). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: staffCall({ params: z.object({ id: idSchema }), work: removeView }),
})
