import { z } from 'zod'
import { isFileHash } from '@/lib/import/sent-files'
import { route } from '@/server/http/answer'
import { quotationFile, quotationPath, quotationQuery } from '@/server/http/quotation-call'
import { readQuotationPicture } from '@/server/quotations/read-files'

/** `GET /api/quotations/{id}/pictures/{hash}`: the picture of a line by word, for those who may read the quotation. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: quotationFile({
    path: quotationPath.extend({ hash: z.string().refine(isFileHash) }),
    query: quotationQuery,
    how: 'inline',
    read: readQuotationPicture,
  }),
})
