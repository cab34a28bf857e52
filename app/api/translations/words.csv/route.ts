import { wordsQuery } from '@/lib/doors/contract/translations'
import { exportWords } from '@/server/catalogue/translations/words-csv'
import { readStaff } from '@/server/doors/http/actor'
import { respond } from '@/server/doors/http/staff-route'
import { fileResponse, parseQuery, route } from '@/server/ground/http/answer'

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
