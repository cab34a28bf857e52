import { z } from 'zod'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { idSchema } from '@/server/orders/order-id'
import { takeApart } from '@/server/production/move-sheet'

/** `DELETE /api/production/sheets/{id}`: takes a sheet apart that is not started. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: staffCall({ params: z.object({ id: idSchema }), work: takeApart }),
})
