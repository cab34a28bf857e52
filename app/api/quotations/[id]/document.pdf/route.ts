import { route } from '@/server/http/answer'
import { quotationFile, quotationPath, quotationQuery } from '@/server/http/quotation-call'
import { idSchema } from '@/server/orders/order-id'
import { readQuotationPdf } from '@/server/quotations/read-files'

/** `GET /api/quotations/{id}/document.pdf`: a version as it was sent. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: quotationFile({
    path: quotationPath,
    query: quotationQuery.extend({ version: idSchema }),
    how: 'attachment',
    read: readQuotationPdf,
  }),
})
