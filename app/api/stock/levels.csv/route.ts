import { queries } from '@/lib/ground/contract/parameters'
import { languageOf } from '@/lib/ground/site/locales'
import { exportStock } from '@/server/catalogue/stock/stock-csv'
import { readStaff } from '@/server/doors/http/actor'
import { localeOfPanel } from '@/server/doors/http/panel-language'
import { respond } from '@/server/doors/http/staff-route'
import { fileResponse, parseQuery, route } from '@/server/ground/http/answer'

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
