import { wordsQuery } from '@/lib/contract/translations'
import { readStaff } from '@/server/http/actor'
import { fileResponse, parseQuery, route } from '@/server/http/answer'
import { respond } from '@/server/http/staff-route'
import { exportWords } from '@/server/translations/words-csv'

/** `GET /api/translations/words.csv`: the texts of a source as a file for spreadsheets (TRANSLATION-4). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const asked = parseQuery(wordsQuery, request)
    if (!asked.ok) return asked.response
    const done = await exportWords(await readStaff(request), asked.value)
    if (!done.ok) return respond(done)
    return fileResponse({ name: done.name, type: 'text/csv; charset=utf-8', body: done.csv }, 'attachment')
  },
})
