import { queries } from '@/lib/contract/parameters'
import { languageOf } from '@/lib/site/locales'
import { readStaff } from '@/server/http/actor'
import { fileResponse, parseQuery, route } from '@/server/http/answer'
import { localeOfPanel } from '@/server/http/panel-language'
import { respond } from '@/server/http/staff-route'
import { exportStock } from '@/server/stock/stock-csv'

/** `GET /api/stock/levels.csv`: the stock as a file for spreadsheets (STOCK-4). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const asked = parseQuery(queries.none, request)
    if (!asked.ok) return asked.response
    const done = await exportStock(await readStaff(request), languageOf(localeOfPanel(request)))
    if (!done.ok) return respond(done)
    return fileResponse({ name: 'stock.csv', type: 'text/csv; charset=utf-8', body: done.csv }, 'attachment')
  },
})
