import { z } from 'zod'
import { quotationFile, quotationPath, quotationQuery } from '@/server/doors/http/quotation-call'
import { route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { readQuotationProof } from '@/server/orders/quotations/read-files'

/** `GET /api/quotations/{id}/proofs/{version}/{line}`: a design as it was offered. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: quotationFile({
    path: quotationPath.extend({ version: idSchema, line: z.string().min(1).max(64) }),
    /** Of a line with several designs, which of them; counted from 1. */
    query: quotationQuery.extend({ part: idSchema.default(1) }),
    how: 'inline',
    read: readQuotationProof,
  }),
})
