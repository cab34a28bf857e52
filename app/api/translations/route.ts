import { wordsRequest } from '@/lib/contract/translations'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { writeWords } from '@/server/translations/write-words'

/** `PUT /api/translations`: texts of one language, all of them or none (TRANSLATION-3). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  PUT: staffRoute({
    right: 'content.translate',
    body: wordsRequest,
    work: (actor, { body: { changes, ...place } }) =>
      writeWords(actor, { ...place, changes: changes.map(change => ({ ...change, row: 0 })) }),
  }),
})
