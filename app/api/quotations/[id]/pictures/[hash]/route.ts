import { z } from 'zod'
import { isFileHash } from '@/lib/design/import/sent-files'
import { quotationFile, quotationPath, quotationQuery } from '@/server/doors/http/quotation-call'
import { route } from '@/server/ground/http/answer'
import { readQuotationPicture } from '@/server/orders/quotations/read-files'

/** `GET /api/quotations/{id}/pictures/{hash}`: the picture of a free-text line, for those who may read the quotation. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: quotationFile({
    path: quotationPath.extend({ hash: z.string().refine(isFileHash) }),
    query: quotationQuery,
    how: 'inline',
    read: readQuotationPicture,
  }),
})
