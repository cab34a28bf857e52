import { z } from 'zod'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { takeApart } from '@/server/workshop/production/move-sheet'

/** `DELETE /api/production/sheets/{id}`: takes a sheet apart that is not started. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: staffCall({ params: z.object({ id: idSchema }), work: takeApart }),
})
