import { z } from 'zod'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { removeView } from '@/server/lists/views'
import { idSchema } from '@/server/orders/order-id'

/** `DELETE /api/list-views/{id}`: removes a kept list (STAFF-7). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: staffCall({ params: z.object({ id: idSchema }), work: removeView }),
})
