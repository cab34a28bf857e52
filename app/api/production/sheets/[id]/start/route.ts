import { z } from 'zod'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { idSchema } from '@/server/orders/order-id'
import { startSheet } from '@/server/production/move-sheet'

/** `POST /api/production/sheets/{id}/start`: starts a sheet at its machine (PRODUCTION-5). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({ params: z.object({ id: idSchema }), work: startSheet }),
})
