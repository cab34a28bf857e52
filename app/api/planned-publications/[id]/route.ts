import { z } from 'zod'
import { callOffPlanned } from '@/server/catalogue/content/planned'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'

/** `DELETE /api/planned-publications/{id}`: cancels a planned publication, or dismisses a failed one (STAFF-8). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: staffCall({ params: z.object({ id: idSchema }), work: callOffPlanned }),
})
