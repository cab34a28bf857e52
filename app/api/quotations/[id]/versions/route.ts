import { z } from 'zod'
import { sendRequest } from '@/lib/orders/quotations/requests'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { sendQuotation } from '@/server/orders/quotations/send-quotation'

/** `POST /api/quotations/{id}/versions`: sends what staff have written as the next version (QUOTATION-3). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({ id: idSchema }),
    right: 'quotation.edit',
    body: sendRequest,
    stranger: 'not_found',
    work: sendQuotation,
  }),
})
