import { wordsImport } from '@/lib/contract/translations'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { importWords } from '@/server/translations/words-csv'

/** `POST /api/translations/import`: a file of texts, all of it or nothing (TRANSLATION-4). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffRoute({
    right: 'content.translate',
    body: wordsImport,
    cap: 10_000_000,
    work: (actor, { body }) => importWords(actor, body),
  }),
})
