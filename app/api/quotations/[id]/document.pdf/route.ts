import { quotationFile, quotationPath, quotationQuery } from '@/server/doors/http/quotation-call'
import { route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { readQuotationPdf } from '@/server/orders/quotations/read-files'

/** `GET /api/quotations/{id}/document.pdf`: a version as it was sent. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: quotationFile({
    path: quotationPath,
    query: quotationQuery.extend({ version: idSchema }),
    how: 'attachment',
    read: readQuotationPdf,
  }),
})
