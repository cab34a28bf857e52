import { wordsRequest } from '@/lib/doors/contract/translations'
import { writeWords } from '@/server/catalogue/translations/write-words'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'

/** `PUT /api/translations`: texts of one language, all of them or none (TRANSLATION-3). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  PUT: staffRoute({
    right: 'content.translate',
    body: wordsRequest,
    work: (actor, { body: { changes, ...place } }) =>
      writeWords(actor, { ...place, changes: changes.map(change => ({ ...change, row: 0 })) }),
  }),
})
