import { z } from 'zod'
import { callOffPlanned } from '@/server/content/planned'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { idSchema } from '@/server/orders/order-id'

/** `DELETE /api/planned-publications/{id}`: calls off what is planned, or puts away what failed (STAFF-8). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: staffCall({ params: z.object({ id: idSchema }), work: callOffPlanned }),
})
