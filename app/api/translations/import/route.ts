import { wordsImport } from '@/lib/doors/contract/translations'
import { importWords } from '@/server/catalogue/translations/words-csv'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'

/** `POST /api/translations/import`: a file of texts, all of it or nothing (TRANSLATION-4). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffRoute({
    right: 'content.translate',
    body: wordsImport,
    cap: 10_000_000,
    work: (actor, { body }) => importWords(actor, body),
  }),
})
