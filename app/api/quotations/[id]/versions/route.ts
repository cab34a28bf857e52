import { z } from 'zod'
import { sendRequest } from '@/lib/quotations/requests'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { idSchema } from '@/server/orders/order-id'
import { sendQuotation } from '@/server/quotations/send-quotation'

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
