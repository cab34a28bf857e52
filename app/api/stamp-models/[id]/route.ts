import { documentPath, stampModelData, writeQuery, writeRequest } from '@/lib/doors/contract/writes'
import { defaultLocale, languageOf } from '@/lib/ground/site/locales'
import { writeDocument } from '@/server/catalogue/content/write-document'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'

/** `PUT /api/stamp-models/{id}`: written by one of the staff (TOOLS-2). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  PUT: staffRoute({
    params: documentPath,
    query: writeQuery,
    right: 'content.translate',
    body: writeRequest(stampModelData),
    work: (actor, { params, query, body }) =>
      writeDocument(actor, {
        collection: 'stamp-models',
        id: params.id,
        language: languageOf(query.locale ?? defaultLocale),
        ...body,
      }),
  }),
})
