import { documentPath, signModelData, writeQuery, writeRequest } from '@/lib/contract/writes'
import { defaultLocale, languageOf } from '@/lib/site/locales'
import { writeDocument } from '@/server/content/write-document'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'

/** `PUT /api/sign-models/{id}`: written by one of the staff (TOOLS-2). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  PUT: staffRoute({
    params: documentPath,
    query: writeQuery,
    right: 'content.translate',
    body: writeRequest(signModelData),
    work: (actor, { params, query, body }) =>
      writeDocument(actor, {
        collection: 'sign-models',
        id: params.id,
        language: languageOf(query.locale ?? defaultLocale),
        ...body,
      }),
  }),
})
