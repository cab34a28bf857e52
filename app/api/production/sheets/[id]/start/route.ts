import { z } from 'zod'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { startSheet } from '@/server/workshop/production/move-sheet'

/** `POST /api/production/sheets/{id}/start`: starts a sheet at its machine (PRODUCTION-5). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({ params: z.object({ id: idSchema }), work: startSheet }),
})
